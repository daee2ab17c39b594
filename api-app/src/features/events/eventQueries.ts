import type { EventList, SendEvent, SentEvent } from '@tracking-console/contract/api/webhooks';
import type { CallRequest } from '@tracking-console/platform';
import { consoleApi } from '../../model/consoleApi.ts';
import { type EventFilter, toListEvents } from './eventAddress.ts';

/** Silent, as the page itself shows what failed. */
const call = (name: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/events/${name}`,
  body,
  silent: true,
});

const eventQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** A period of the filter ends when a page is fetched. */
    listEvents: build.infiniteQuery<EventList, EventFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam: cursor }) =>
        call('list', { ...toListEvents(queryArg), ...(cursor && { cursor }) }),
      providesTags: ['Events'],
    }),
    sendEvent: build.mutation<SentEvent, SendEvent>({
      query: (wanted) => call('send', wanted),
      invalidatesTags: ['Events', 'Deliveries'],
    }),
  }),
});

export const { useListEventsInfiniteQuery, useSendEventMutation } = eventQueries;
