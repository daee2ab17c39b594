import type {
  AirBatch,
  AirDetail,
  AirList,
  AirlineList,
  ChangeAirReference,
  GetAir,
  ListAir,
  NamedAir,
  RegisterAir,
} from '@tracking-console/contract/air/air';
import type { AirAction } from '@tracking-console/contract/air/airConstants';
import type { Quota } from '@tracking-console/contract/api/tracking';
import { consoleApi } from '../../model/consoleApi.ts';

const call = (name: string, body: unknown = {}) => ({ root: 'console' as const, path: `/v1/air/${name}`, body });

const airQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listWaybills: build.query<AirList, ListAir>({
      query: (filter) => ({ ...call('list', filter), silent: true }), // the list shows it
      providesTags: ['Waybills'],
    }),
    waybill: build.query<AirDetail, GetAir>({
      query: (named) => ({ ...call('get', named), silent: true }),
      providesTags: ['Waybills'],
    }),
    airlines: build.query<AirlineList, void>({
      query: () => ({ ...call('airlines'), silent: true }),
      keepUnusedDataFor: 3_600,
    }),
    airQuota: build.query<Quota, void>({
      query: () => ({ root: 'tracking', path: '/getquota', body: [], silent: true }),
      providesTags: ['Summary'],
    }),
    registerWaybills: build.mutation<AirBatch, RegisterAir>({
      query: (wanted) => call('register', wanted),
      invalidatesTags: ['Waybills', 'Summary'],
    }),
    changeWaybills: build.mutation<AirBatch, NamedAir & { action: AirAction }>({
      query: ({ action, awbs }) => call(action, { awbs }),
      invalidatesTags: ['Waybills', 'Deliveries'],
    }),
    changeReference: build.mutation<AirBatch, ChangeAirReference>({
      query: (change) => call('reference', change),
      invalidatesTags: ['Waybills'],
    }),
  }),
});

export const {
  useListWaybillsQuery,
  useWaybillQuery,
  useAirlinesQuery,
  useAirQuotaQuery,
  useRegisterWaybillsMutation,
  useChangeWaybillsMutation,
  useChangeReferenceMutation,
} = airQueries;

export const prefetchWaybills = (filter: ListAir) => airQueries.util.prefetch('listWaybills', filter, {});

/** After a live change. */
export const waybillsChanged = () => consoleApi.util.invalidateTags(['Waybills']);
