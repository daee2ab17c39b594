import { type Translate, textsOf } from '../../../documents/texts.ts';
import { and, eq, inArray } from '../../../drizzle.ts';
import { type NotificationRecord, notifications } from '../../notifications/notificationTable.ts';
import { detailOf, masked } from '../../notifications/rules/noticeRow.ts';
import type { TaskKind } from '../taskKind.ts';
import { csvOf, timeText } from './historyCsv.ts';
import type { HistoryParams } from './historyParams.ts';

/** Writes into a file what rules sent, and what they did not send. */
export const workHistory: TaskKind['work'] = async ({ owner, params, rows, isFirst, transaction }) => {
  const ids = rows.map(({ cells }) => Number(cells[0]));
  const found = await transaction
    .select()
    .from(notifications)
    .where(and(eq(notifications.gid, owner.gid), inArray(notifications.id, ids)));
  const byId = new Map(found.map((record) => [record.id, record]));
  const { language, timeZone } = params as HistoryParams; // the starter's
  const { t } = textsOf(language);
  // In the order of the list, not that in which they were found.
  const lines = ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [cellsOf(record, t, timeZone)] : [];
  });
  const heads = COLUMNS.map((column) => t(column));
  return { faults: [], result: csvOf({ heads, lines, isFirst }) };
};

const COLUMNS = [
  'column.time',
  'history.rule',
  'column.trigger',
  'field.number',
  'shipments.column.orderNo',
  'column.recipient',
  'column.status',
  'column.reason',
  'column.detail',
  'notice.state.Opened',
  'notice.state.Clicked',
];

/** States and reasons by their names on the wire, as filters of other programs want them. */
function cellsOf(record: NotificationRecord, t: Translate, zone: string): string[] {
  const { ruleName, number, orderNo, state, reason, status, shipmentId } = record;
  const trigger = shipmentId === null ? status : t(`status.${status}`);
  return [
    timeText(record.createTime, zone),
    ruleName,
    trigger,
    number,
    orderNo,
    masked(record),
    state,
    reason ?? '',
    detailOf(record),
    timeText(record.openTime, zone),
    timeText(record.clickTime, zone),
  ];
}
