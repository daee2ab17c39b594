import { addressFilters, isNumberFilter, isOneOf } from '@tracking-console/app-kit/later';
import { WEBHOOK_EVENTS } from '@tracking-console/contract/api/webhookConstants';
import type { ListEvents } from '@tracking-console/contract/api/webhooks';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { PERIOD_FILTERS, rangeOf } from '../../model/periodFilter.ts';

/** The list's filters in the URL. */
export const eventFilters = addressFilters(
  {
    ...PERIOD_FILTERS,
    number: isNumberFilter,
    event: isOneOf(WEBHOOK_EVENTS),
    status: isOneOf(MAIN_STATUSES),
    carrier: (text) => /^[0-9]{1,9}$/.test(text),
  },
  [],
);
export type EventFilter = ReturnType<typeof eventFilters.readAll>;

/** The body of v1/events/list for the filters in the URL. */
export function toListEvents(filter: EventFilter): ListEvents {
  const { period: _period, from: _from, to: _to, carrier, ...texts } = filter;
  // The filters have checked the texts.
  return { ...texts, ...rangeOf(filter), ...(carrier && { carrier: Number(carrier) }) } as ListEvents;
}
