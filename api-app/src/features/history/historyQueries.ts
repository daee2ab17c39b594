import type {
  FailedCount,
  MessageParam,
  NoticeList,
  NoticeRow,
  UnsubscribedList,
} from '@tracking-console/contract/notifications/rules';
import { consoleApi } from '../../model/consoleApi.ts';
import { messageCall } from '../../model/messageCall.ts';
import { type HistoryFilter, type Tab, toWireFilter } from './historyAddress.ts';

const historyQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** A period of the filter ends when a page is fetched. */
    listNotices: build.infiniteQuery<NoticeList, { filter: HistoryFilter; tab: Tab }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ Next }) => Next ?? undefined },
      query: ({ queryArg: { filter, tab }, pageParam: Cursor }) =>
        messageCall('GetHistory', { ...toWireFilter(filter, tab), ...(Cursor && { Cursor }) }),
      providesTags: ['Notices'],
    }),
    notice: build.query<NoticeRow, MessageParam<'GetNotice'>>({
      query: (named) => messageCall('GetNotice', named),
      providesTags: ['Notices'],
    }),
    resendNotice: build.mutation<null, MessageParam<'ResendNotice'>>({
      query: (named) => ({ ...messageCall('ResendNotice', named), silent: false }),
      invalidatesTags: ['Notices'],
    }),
    countFailed: build.query<FailedCount, MessageParam<'CountFailed'>>({
      query: (filter) => messageCall('CountFailed', filter),
      keepUnusedDataFor: 0,
    }),
    listUnsubscribed: build.query<UnsubscribedList, void>({
      query: () => messageCall('GetUnsubscribed', {}),
      providesTags: ['Addresses'],
    }),
  }),
});

export const {
  useListNoticesInfiniteQuery,
  useNoticeQuery,
  useResendNoticeMutation,
  useCountFailedQuery,
  useListUnsubscribedQuery,
} = historyQueries;
