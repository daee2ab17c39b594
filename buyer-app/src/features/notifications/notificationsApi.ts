import { createApi } from '@reduxjs/toolkit/query/react';
import type { GetNotifications, Notifications } from '@tracking-console/contract/notifications/notifications';
import { callBaseQueryOf } from '@tracking-console/platform';
import { buyerCall } from '../../model/buyerCall.ts';

/** What was sent, what was not, and whether mails continue. A failure is shown in place of the list. */
export const notificationsApi = createApi({
  reducerPath: 'buyerNotificationsApi',
  baseQuery: callBaseQueryOf('BUYER'),
  tagTypes: ['Notifications'],
  endpoints: (build) => ({
    getNotifications: build.query<Notifications, GetNotifications>({
      query: (wanted) => ({ ...buyerCall('GetNotifications', wanted), silent: true }),
      providesTags: ['Notifications'],
    }),
    resumeMails: build.mutation<null, void>({
      query: () => buyerCall('ResumeMails', {}),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useGetNotificationsQuery, useResumeMailsMutation } = notificationsApi;
