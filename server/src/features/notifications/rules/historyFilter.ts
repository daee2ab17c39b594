import type { HistoryFilter } from '@tracking-console/contract/notifications/rules';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { and, eq, gte, lt, ne, type SQL } from '../../../drizzle.ts';
import { notifications } from '../notificationTable.ts';

export const isOwn = (gid: string, id: string) =>
  and(eq(notifications.gid, gid), eq(notifications.id, Number(id)), ne(notifications.audience, 'BUYER'));

export function conditionsOf(gid: string, filter: HistoryFilter): (SQL | undefined)[] {
  const { Tab, TrackNo, Carrier, Trigger, State, Type, From, To } = filter;
  const { audience, channel } = notifications;
  return [
    eq(notifications.gid, gid),
    ne(audience, 'BUYER'),
    Tab === 'own' ? eq(audience, 'OWN') : Tab === 'customer' ? eq(audience, 'CONSUMER') : undefined,
    Tab === 'webhook' ? ne(channel, 'email') : undefined,
    TrackNo ? eq(notifications.number, normalizeNumber(TrackNo)) : undefined,
    Carrier === undefined ? undefined : eq(notifications.carrier, Carrier),
    Trigger && eq(notifications.status, Trigger),
    State && eq(notifications.state, State),
    Type && eq(notifications.type, Type),
    From ? gte(notifications.createTime, new Date(From)) : undefined,
    To ? lt(notifications.createTime, new Date(To)) : undefined,
  ];
}
