import { addressFilters, isNumberFilter, isOneOf } from '@tracking-console/app-kit/later';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import {
  HISTORY_SHOWN_DAYS,
  NOTICE_STATES,
  NOTICE_TYPES,
  RULE_EVENTS,
} from '@tracking-console/contract/notifications/ruleConstants';
import type { HistoryFilter as WireFilter } from '@tracking-console/contract/notifications/rules';
import { DAY } from '@tracking-console/contract/values/durations';
import { PERIOD_FILTERS, rangeOf } from '../../model/periodFilter.ts';

export const TABS = ['all', 'own', 'customer', 'webhook', 'unsubscribed'] as const;
export type Tab = (typeof TABS)[number];

/** The list's filters in the URL. */
export const historyFilters = addressFilters(
  {
    ...PERIOD_FILTERS,
    number: isNumberFilter,
    trigger: isOneOf([...NOTIFY_STATUSES, ...RULE_EVENTS]),
    state: isOneOf(NOTICE_STATES),
    type: isOneOf(NOTICE_TYPES),
  },
  ['notice'],
);
export type HistoryFilter = ReturnType<typeof historyFilters.readAll>;

export const readTab = (address: URLSearchParams): Tab => TABS.find((tab) => tab === address.get('tab')) ?? 'all';

/** What the server is asked for; without a period, the latest days. */
export function toWireFilter(filter: HistoryFilter, tab: Tab, now = Date.now()): WireFilter {
  const { number, trigger, state, type } = filter;
  const { from = new Date(now - HISTORY_SHOWN_DAYS * DAY).toISOString(), to } = rangeOf(filter, now);
  return {
    Tab: tab === 'unsubscribed' ? 'all' : tab,
    From: from,
    ...(to && { To: to }),
    ...(number && { TrackNo: number }),
    ...(trigger && { Trigger: trigger }),
    ...(state && { State: state }),
    ...(type && { Type: type }),
  } as WireFilter; // the filters have checked the texts
}
