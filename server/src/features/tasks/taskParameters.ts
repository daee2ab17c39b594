import type { TaskParameter } from '@tracking-console/contract/tasks';
import type { TrackWork } from '@tracking-console/contract/trackBulk';
import { NO_CARRIER } from '../carriers/carriers.ts';
import type { BulkParams } from './bulk/bulkKind.ts';
import type { ExportParams } from './export/exportKind.ts';
import type { ImportParams } from './import/importKind.ts';
import type { TaskRecord } from './taskTable.ts';

/** What a task was started with, as its detail shows it. */
export function taskParameters({ type, params }: Pick<TaskRecord, 'type' | 'params'>, columns: string[]) {
  // Each kind's own, as it was started with.
  if (type === 'export') return ofExport(params as ExportParams);
  if (type === 'import') return ofImport(params as ImportParams, columns);
  if (type === 'bulk') return ofBulk(params as BulkParams | TrackWork);
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

function ofBulk(params: BulkParams | TrackWork): TaskParameter[] {
  if (params.action === 'setTag') return [{ name: 'tag', value: params.tag }];
  if (params.action === 'setRemark') return [{ name: 'remark', value: params.remark }];
  if (params.action === 'changeinfo')
    return (['tag', 'remark', 'order_no'] as const).flatMap((name) => {
      const value = params[name];
      return value === undefined ? [] : [{ name, value }];
    });
  if (params.action === 'changecarrier') return ofCarriers(params.carrier_new, params.final_carrier_new ?? NO_CARRIER);
  if (params.action !== 'setCarrier') return [];
  return ofCarriers(params.first, params.second);
}

const ofCarriers = (first: number, second: number): TaskParameter[] => [
  { name: 'first_carrier', value: String(first) },
  { name: 'second_carrier', value: String(second) },
];
