import { and, eq, inArray } from 'drizzle-orm';
import { type Translate, textsOf } from '../../../documents/texts.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import { zonedText } from '../../../zonedTime.ts';
import { type NotificationRecord, notifications } from '../../notifications/notificationTable.ts';
import { detailOf, masked } from '../../notifications/rules/noticeRow.ts';
import type { TaskKind } from '../taskKind.ts';

export interface HistoryParams {
  content: 'history';
  language: string;
  timeZone: string;
}

export const isHistory = (params: unknown): params is HistoryParams =>
  (params as Partial<HistoryParams> | null)?.content === 'history';

/** Writes what rules sent, and what they did not, into a file. */
export const workHistory: TaskKind['work'] = async ({ owner, params, rows, isFirst, transaction }) => {
  const ids = rows.map(({ cells }) => Number(cells[0]));
  const found = await transaction
    .select()
    .from(notifications)
    .where(and(eq(notifications.gid, owner.gid), inArray(notifications.id, ids)));
  const byId = new Map(found.map((record) => [record.id, record]));
  const { language, timeZone } = params as HistoryParams; // the starter's
  const { t } = textsOf(language);
  // In the order of the list, whatever order they were found in.
  const lines = ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [cellsOf(record, t, timeZone)] : [];
  });
  const heads = COLUMNS.map((column) => t(`history.column.${column}`));
  const content = (isFirst ? BYTE_ORDER_MARK : '') + writeCsv(isFirst ? [heads, ...lines] : lines);
  return { faults: [], result: { rows: lines.length, content: Buffer.from(content) } };
};

const COLUMNS = [
  ...(['time', 'rule', 'trigger', 'number', 'orderNo', 'recipient', 'state', 'reason', 'detail'] as const),
  ...(['opened', 'clicked'] as const),
] as const;

/** States and reasons by their names on the wire, as filters of other programs want them. */
function cellsOf(record: NotificationRecord, t: Translate, zone: string): string[] {
  const { ruleName, number, orderNo, state, reason, status, shipmentId } = record;
  const trigger = shipmentId === null ? status : t(`export.status.${status}`);
  return [
    ...[timeText(record.createTime, zone), ruleName, trigger, number, orderNo, masked(record)],
    ...[state, reason ?? '', detailOf(record), timeText(record.openTime, zone), timeText(record.clickTime, zone)],
  ];
}

function timeText(instant: Date | null, zone: string): string {
  if (instant === null) return '';
  const { date, time } = zonedText(instant, zone);
  return `${date} ${time}`;
}
