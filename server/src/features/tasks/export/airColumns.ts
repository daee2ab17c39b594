import type { Translate } from '../../../documents/texts.ts';
import { airlineByCode } from '../../air/airlines.ts';
import type { AirWaybill } from '../../air/airWaybillTable.ts';
import { localTime, type Reader } from './exportColumns.ts';

type Cell = (waybill: AirWaybill, reader: Reader) => string;

const MINUTES = 60;
const time = (value: Date | null, reader: Reader) => (value ? localTime(value, reader) : '');

/** The columns of exported waybills. The trade writes some headings alike in every language. */
const COLUMNS: readonly (readonly [heading: { key: string } | string, cell: Cell])[] = [
  [{ key: 'column.awb' }, ({ number }) => number],
  [{ key: 'column.airline' }, ({ airline }) => airlineByCode(airline)?.name ?? airline],
  [{ key: 'shipments.column.origin' }, ({ origin }) => origin],
  [{ key: 'shipments.column.destination' }, ({ destination }) => destination],
  [{ key: 'shipments.fact.pieces' }, ({ pieces }) => String(pieces ?? '')],
  [{ key: 'shipments.column.weight' }, ({ weightKg }) => String(weightKg ?? '')],
  ['FSU', ({ fsuCode }) => fsuCode ?? ''],
  [{ key: 'shipments.column.status' }, ({ packageStatus }, { t }) => t(`status.${packageStatus}`)],
  [{ key: 'shipments.column.subStatus' }, ({ subStatus }) => subStatus],
  [{ key: 'column.flight' }, ({ flightNo }) => flightNo ?? ''],
  ['ETD', ({ etd }, reader) => time(etd, reader)],
  ['ATD', ({ atd }, reader) => time(atd, reader)],
  ['ETA', ({ eta }, reader) => time(eta, reader)],
  ['ATA', ({ ata }, reader) => time(ata, reader)],
  [
    { key: 'shipments.column.delay' },
    ({ delayMinutes }) => (delayMinutes === null ? '' : (delayMinutes / MINUTES).toFixed(1)),
  ],
  [{ key: 'air.fsu.DIS' }, ({ discrepancy, events }) => (discrepancy ? reasonsOf(events) : '')],
  [{ key: 'shipments.fact.reference' }, ({ reference }) => reference],
  [
    { key: 'shipments.column.lastEventTime' },
    ({ fsuCode, changeTime }, reader) => (fsuCode ? localTime(changeTime, reader) : ''),
  ],
  [{ key: 'shipments.column.added' }, ({ registerTime }, reader) => localTime(registerTime, reader)],
];

export const airHeadings = (t: Translate): string[] =>
  COLUMNS.map(([heading]) => (typeof heading === 'string' ? heading : t(heading.key)));

export const airCells = (waybill: AirWaybill, reader: Reader): string[] =>
  COLUMNS.map(([, cell]) => cell(waybill, reader));

const reasonsOf = (events: AirWaybill['events']) => events.flatMap(({ reason }) => reason ?? []).join(', ');
