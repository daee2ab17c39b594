import type { ExportFormat } from '@tracking-console/contract/tasks/taskConstants';
import { type Translate, textsOf } from '../../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import { readWaybills } from '../../air/airList.ts';
import { isOwnWaybill } from '../../air/airWaybillTable.ts';
import type { ShipmentRecord } from '../../shipments/model/shipmentTable.ts';
import { readRows } from '../../shipments/pages.ts';
import { zoneOf } from '../../shipments/recentDays.ts';
import { writeSheetRows } from '../files/writeSheet.ts';
import type { TaskKind } from '../taskKind.ts';
import { airCells, airHeadings } from './airColumns.ts';
import { exportCells, exportHeadings, type Reader } from './exportColumns.ts';

export interface ExportParams {
  /** Absent: shipments. */
  of?: 'air' | undefined;
  format: ExportFormat;
  language: string;
  /** Absent: a task of before zones had names here. */
  timeZone?: string | undefined;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

export function exportName({ of, format }: Pick<ExportParams, 'of' | 'format'>, now: Date): string {
  return `${of === 'air' ? 'air-waybills' : 'shipments'}-${now.toISOString().slice(0, 10)}.${format}`;
}

/** Writes shipments or waybills into a file, without those deleted meanwhile. */
export function createExportKind(now: () => Date): TaskKind {
  return {
    type: 'export',
    async work({ owner, params, rows, isFirst, written, transaction }) {
      const ids = rows.map(({ cells }) => Number(cells[0]));
      const wanted = params as ExportParams; // as startExport.ts wrote them
      const place = { now: now(), isFirst, written };
      if (wanted.of === 'air') {
        const waybills = await readWaybills(transaction, ids, isOwnWaybill(owner));
        const content = writeTable(waybills, wanted, place, { headings: airHeadings, cells: airCells });
        return { faults: [], result: { rows: waybills.length, content } };
      }
      const shipments = await readRows(transaction, owner, ids);
      return { faults: [], result: { rows: shipments.length, content: writeShipments(shipments, wanted, place) } };
    },
  };
}

interface Place {
  now: Date;
  isFirst: boolean;
  /** Rows that are in the file already. */
  written: number;
}

export const writeShipments = (shipments: readonly ShipmentRecord[], params: ExportParams, place: Place) =>
  writeTable(shipments, params, place, { headings: exportHeadings, cells: exportCells });

interface Table<Row> {
  headings: (t: Translate) => string[];
  cells: (row: Row, reader: Reader) => string[];
}

/** A part of the file; the first has the headings. */
function writeTable<Row>(
  list: readonly Row[],
  { format, language, timeZone, timeZoneOffset }: ExportParams,
  { now, isFirst, written }: Place,
  { headings, cells: cellsOf }: Table<Row>,
): Buffer {
  const { t } = textsOf(language);
  const reader = { t, language, now, zone: zoneOf(timeZone, timeZoneOffset) };
  const cells = list.map((row) => cellsOf(row, reader));
  const rows = isFirst ? [headings(t), ...cells] : cells;
  if (format === 'xlsx') return Buffer.from(writeSheetRows(rows, isFirst ? 1 : written + 2));
  return Buffer.from((isFirst ? BYTE_ORDER_MARK : '') + writeCsv(rows));
}
