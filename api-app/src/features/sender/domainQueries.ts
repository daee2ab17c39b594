import type { MessageParam } from '@tracking-console/contract/notifications/rules';
import type { SenderDomain, SenderDomainAnswer } from '@tracking-console/contract/notifications/senderDomain';
import { consoleApi } from '../../model/consoleApi.ts';
import { messageCall } from '../../model/messageCall.ts';

const domainQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getDomain: build.query<SenderDomainAnswer, void>({
      query: () => messageCall('GetSenderDomain', {}),
      providesTags: ['SenderDomain'],
    }),
    saveDomain: build.mutation<SenderDomain, MessageParam<'SaveSenderDomain'>>({
      query: (wanted) => messageCall('SaveSenderDomain', wanted),
      invalidatesTags: ['SenderDomain'],
    }),
    checkDomain: build.mutation<SenderDomain, void>({
      query: () => messageCall('CheckSenderDomain', {}),
      invalidatesTags: ['SenderDomain'],
    }),
    deleteDomain: build.mutation<null, void>({
      query: () => ({ ...messageCall('DeleteSenderDomain', {}), silent: false }),
      invalidatesTags: ['SenderDomain'],
    }),
  }),
});

export const { useGetDomainQuery, useSaveDomainMutation, useCheckDomainMutation, useDeleteDomainMutation } =
  domainQueries;
