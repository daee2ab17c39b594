import type { ExportFormat } from '@tracking-console/contract/taskConstants';
import { textsOf } from '../../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import type { ShipmentRecord } from '../../shipments/model/shipmentTable.ts';
import { readRows } from '../../shipments/pages.ts';
import { zoneOf } from '../../shipments/recentDays.ts';
import { writeSheetRows } from '../files/writeSheet.ts';
import type { TaskKind } from '../taskKind.ts';
import { exportCells, exportHeadings } from './exportColumns.ts';

export interface ExportParams {
  format: ExportFormat;
  language: string;
  /** Absent: a task of before zones had names here. */
  timeZone?: string | undefined;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

export function exportName({ format }: Pick<ExportParams, 'format'>, now: Date): string {
  return `shipments-${now.toISOString().slice(0, 10)}.${format}`;
}

/** Writes shipments into a file. Those that are gone meanwhile are not in it. */
export function createExportKind(now: () => Date): TaskKind {
  return {
    type: 'export',
    async work({ owner, params, rows, isFirst, written, transaction }) {
      const ids = rows.map(({ cells }) => Number(cells[0]));
      const shipments = await readRows(transaction, owner, ids);
      const content = writeShipments(shipments, params as ExportParams, { now: now(), isFirst, written });
      return { faults: [], result: { rows: shipments.length, content } };
    },
  };
}

/** A part of the file; the first has the headings. */
export function writeShipments(
  shipments: readonly ShipmentRecord[],
  { format, language, timeZone, timeZoneOffset }: ExportParams,
  { now, isFirst, written }: { now: Date; isFirst: boolean; written: number },
): Buffer {
  const { t } = textsOf(language);
  const reader = { t, language, now, zone: zoneOf(timeZone, timeZoneOffset) };
  const cells = shipments.map((shipment) => exportCells(shipment, reader));
  const rows = isFirst ? [exportHeadings(t), ...cells] : cells;
  if (format === 'xlsx') return Buffer.from(writeSheetRows(rows, isFirst ? 1 : written + 2));
  return Buffer.from((isFirst ? BYTE_ORDER_MARK : '') + writeCsv(rows));
}
