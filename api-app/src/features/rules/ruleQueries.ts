import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import type {
  DryRunRule,
  MessageParam,
  NamedAddress,
  RuleList,
  RuleRow,
  SaveRule,
} from '@tracking-console/contract/notifications/rules';
import { consoleApi } from '../../model/consoleApi.ts';
import { messageCall } from '../../model/messageCall.ts';

const ruleQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listRules: build.query<RuleList, void>({ query: () => messageCall('GetRules', {}), providesTags: ['Rules'] }),
    saveRule: build.mutation<RuleRow, SaveRule>({
      query: (rule) => messageCall('SaveRule', rule),
      invalidatesTags: ['Rules'],
    }),
    toggleRule: build.mutation<null, MessageParam<'ToggleRule'>>({
      query: (wanted) => ({ ...messageCall('ToggleRule', wanted), silent: false }),
      invalidatesTags: ['Rules'],
    }),
    deleteRule: build.mutation<null, MessageParam<'DeleteRule'>>({
      query: (named) => ({ ...messageCall('DeleteRule', named), silent: false }),
      invalidatesTags: ['Rules'],
    }),
    testRule: build.mutation<{ Sent: number }, MessageParam<'SendTest'>>({
      query: (named) => messageCall('SendTest', named),
      invalidatesTags: ['Notices'],
    }),
    dryRun: build.query<DryRun, DryRunRule>({ query: (rule) => messageCall('DryRunRule', rule), keepUnusedDataFor: 0 }),
    addAddress: build.mutation<null, NamedAddress>({
      query: (named) => messageCall('AddAddress', named),
      invalidatesTags: ['Addresses'],
    }),
    deleteAddress: build.mutation<null, NamedAddress>({
      query: (named) => ({ ...messageCall('DeleteAddress', named), silent: false }),
      invalidatesTags: ['Addresses', 'Rules'],
    }),
  }),
});

export const {
  useListRulesQuery,
  useSaveRuleMutation,
  useToggleRuleMutation,
  useDeleteRuleMutation,
  useTestRuleMutation,
  useDryRunQuery,
  useAddAddressMutation,
  useDeleteAddressMutation,
} = ruleQueries;
