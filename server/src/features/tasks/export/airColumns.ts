import type { Translate } from '../../../documents/texts.ts';
import { airlineByCode } from '../../air/airlines.ts';
import type { AirWaybill } from '../../air/airWaybillTable.ts';
import { localTime, type Reader } from './exportColumns.ts';

type Cell = (waybill: AirWaybill, reader: Reader) => string;

const MINUTES = 60;
const time = (value: Date | null, reader: Reader) => (value ? localTime(value, reader) : '');

/** The columns of exported waybills. The trade writes some headings alike in every language. */
const COLUMNS: readonly (readonly [heading: { key: string } | string, cell: Cell])[] = [
  [{ key: 'awb' }, ({ number }) => number],
  [{ key: 'airline' }, ({ airline }) => airlineByCode(airline)?.name ?? airline],
  [{ key: 'origin' }, ({ origin }) => origin],
  [{ key: 'destination' }, ({ destination }) => destination],
  [{ key: 'pieces' }, ({ pieces }) => String(pieces ?? '')],
  [{ key: 'weight' }, ({ weightKg }) => String(weightKg ?? '')],
  ['FSU', ({ fsuCode }) => fsuCode ?? ''],
  [{ key: 'status' }, ({ packageStatus }, { t }) => t(`export.status.${packageStatus}`)],
  [{ key: 'subStatus' }, ({ subStatus }) => subStatus],
  [{ key: 'flight' }, ({ flightNo }) => flightNo ?? ''],
  ['ETD', ({ etd }, reader) => time(etd, reader)],
  ['ATD', ({ atd }, reader) => time(atd, reader)],
  ['ETA', ({ eta }, reader) => time(eta, reader)],
  ['ATA', ({ ata }, reader) => time(ata, reader)],
  [{ key: 'delay' }, ({ delayMinutes }) => (delayMinutes === null ? '' : (delayMinutes / MINUTES).toFixed(1))],
  [{ key: 'discrepancy' }, ({ discrepancy, events }) => (discrepancy ? reasonsOf(events) : '')],
  [{ key: 'reference' }, ({ reference }) => reference],
  [{ key: 'lastEventTime' }, ({ fsuCode, changeTime }, reader) => (fsuCode ? localTime(changeTime, reader) : '')],
  [{ key: 'added' }, ({ registerTime }, reader) => localTime(registerTime, reader)],
];

export const airHeadings = (t: Translate): string[] =>
  COLUMNS.map(([heading]) => (typeof heading === 'string' ? heading : t(`export.column.${heading.key}`)));

export const airCells = (waybill: AirWaybill, reader: Reader): string[] =>
  COLUMNS.map(([, cell]) => cell(waybill, reader));

const reasonsOf = (events: AirWaybill['events']) => events.flatMap(({ reason }) => reason ?? []).join(', ');
