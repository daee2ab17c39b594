import type { TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { TaskParameter } from '@tracking-console/contract/tasks/tasks';
import type { AirParams } from './airBulk/airBulkKind.ts';
import type { BulkParams } from './bulk/bulkKind.ts';
import type { ExportParams } from './export/exportKind.ts';
import type { ImportParams } from './import/importKind.ts';
import type { TaskRecord } from './taskTable.ts';
import type { FileUpdate } from './trackBulk/workUpdates.ts';

/** The parameters a task was started with, as its detail shows them. */
export function taskParameters({ type, params }: Pick<TaskRecord, 'type' | 'params'>, columns: string[]) {
  // Each kind's own, as it was started with.
  if (type === 'export') return ofExport(params as ExportParams);
  if (type === 'import') return ofImport(params as ImportParams, columns);
  if (type === 'bulk') return ofBulk(params as BulkParams | TrackWork | FileUpdate | AirParams, columns);
  return [];
}

function ofExport({ format, language, timeZone }: ExportParams): TaskParameter[] {
  return [
    { name: 'format', value: format.toUpperCase() },
    { name: 'language', value: language },
    ...(timeZone ? [{ name: 'time_zone', value: timeZone } as const] : []),
  ];
}

function ofImport({ mapping }: ImportParams, columns: string[]): TaskParameter[] {
  return Object.entries(mapping).map(([field, place]) => ({
    name: 'column',
    value: `${columns[place] || place + 1} → ${field}`,
  }));
}

function ofBulk(params: BulkParams | TrackWork | FileUpdate | AirParams, columns: string[]): TaskParameter[] {
  if (params.action === 'updateByFile') return ofImport(params, columns);
  if (params.action === 'setTag') return [{ name: 'tag', value: params.tag }];
  if (params.action === 'setRemark') return [{ name: 'remark', value: params.remark }];
  if (params.action === 'changeinfo')
    return given({ tag: params.tag, remark: params.remark, order_no: params.order_no, language: params.lang });
  if (params.action === 'changecarrier')
    return given({ first_carrier: params.carrier_new, second_carrier: params.final_carrier_new });
  if (params.action !== 'setCarrier') return [];
  return given({ first_carrier: params.first, second_carrier: params.second });
}

/** Without those that were left out. */
function given(values: Partial<Record<TaskParameter['name'], string | number | undefined>>): TaskParameter[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: name as TaskParameter['name'], value: String(value) }],
  );
}
