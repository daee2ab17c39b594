import { expectedDays, isAwaited } from '@tracking-console/contract/shipments/estimatedDelivery';
import { eventText } from '../../../documents/eventText.ts';
import type { Translate } from '../../../documents/texts.ts';
import { findCarrier } from '../../carriers/carriers.ts';
import { timeText } from '../../journeys/progress.ts';
import { latestEventWords } from '../../shipments/model/latestEventWords.ts';
import type { ShipmentRecord } from '../../shipments/model/shipmentTable.ts';
import { ahead, type Zone } from '../../shipments/recentDays.ts';
import { timeMetrics } from '../../shipments/timeMetrics.ts';
import { EXPORT_COLUMNS, type ExportColumn } from '../files/ownColumns.ts';

/** An export depends on who reads it, and when. */
export interface Reader {
  t: Translate;
  language: string;
  now: Date;
  zone: Zone;
}

type Cell = (shipment: ShipmentRecord, reader: Reader) => string;

/** The columns of an exported list, with values as the console shows them. */
const COLUMNS = {
  number: ({ number }) => number,
  carrier: ({ carrier }, reader) => carrierName(carrier, reader),
  lastCarrier: ({ finalCarrier }, reader) => carrierName(finalCarrier, reader),
  remark: ({ remark }) => remark,
  status: ({ packageStatus }, { t }) => t(`status.${packageStatus}`),
  subStatus: ({ subStatus }) => subStatus,
  lastEvent: (shipment, reader) => (shipment.latestEvent ? eventText(latestEventWords(shipment), reader).text : ''),
  lastPlace: ({ latestEvent }) => latestEvent?.location ?? '',
  lastEventTime: ({ latestEvent }, reader) => carrierTime(latestEvent && timeText(latestEvent), reader),
  days: (shipment, { now }) => String(timeMetrics(shipment, now).days_of_transit ?? ''),
  estimate: ({ subStatus, estimatedDelivery }) =>
    estimatedDelivery && isAwaited(subStatus) ? [...new Set(expectedDays(estimatedDelivery))].join(' – ') : '',
  origin: ({ shippingCountry }) => shippingCountry,
  destination: ({ recipientCountry }) => recipientCountry,
  tag: ({ tag }) => tag,
  orderNo: ({ orderNo }) => orderNo,
  added: ({ registerTime }, reader) => localTime(registerTime, reader),
  delivered: ({ deliveryTimeText }, reader) => carrierTime(deliveryTimeText, reader),
  archived: ({ archivedAt }, reader) => (archivedAt ? localTime(archivedAt, reader) : ''),
} as const satisfies Record<ExportColumn, Cell>;

export function exportHeadings(t: Translate): string[] {
  return EXPORT_COLUMNS.map((column) => t(`shipments.column.${column}`));
}

export function exportCells(shipment: ShipmentRecord, reader: Reader): string[] {
  return EXPORT_COLUMNS.map((column) => COLUMNS[column](shipment, reader));
}

function carrierName(key: number, { language }: Reader): string {
  const carrier = findCarrier(key);
  return carrier?.names[language] ?? carrier?.name ?? '';
}

/** As `time_utc` of the wire is written. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** As the console shows it: on the reader's clock. A zone that the carrier left out is not made up. */
function carrierTime(text: string | null, reader: Reader): string {
  return text && INSTANT.test(text) ? localTime(new Date(text), reader) : (text ?? '');
}

/** 2026-03-01 16:00, on the reader's clock. */
export function localTime(time: Date, { zone }: Reader): string {
  const local = new Date(time.getTime() + ahead(zone, time.getTime()));
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
