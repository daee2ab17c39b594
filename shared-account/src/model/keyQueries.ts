import type { ExportAudit } from '@tracking-console/contract/account/accountEvents';
import { KEY_CODES } from '@tracking-console/contract/api/keyConstants';
import type { CreateKey, RangeRefusal, RollKey, SaveRanges } from '@tracking-console/contract/api/keys';
import type { CallError, CamelCase, Services } from '@tracking-console/platform';
import { accountApi } from './accountApi.ts';
import { type ConsoleAnswer, consoleCall } from './accountCalls.ts';
import { refusalNames, silentIf, silentRead } from './refusals.ts';

type KeyList = ConsoleAnswer<'/v1/keys/list'>;
export type ApiKey = KeyList['keys'][number];
export type AllowList = ConsoleAnswer<'/v1/ip/list'>;
export type AddressRange = AllowList['ranges'][number];
export type CheckedRanges = ConsoleAnswer<'/v1/ip/check'>;
export type RangeProblem = CamelCase<RangeRefusal>;
type AuditPage = ConsoleAnswer<'/v1/audit/list'>;
export type AuditEntry = AuditPage['rows'][number];

const rangesRefused = refusalNames({ ranges: KEY_CODES.address });

/** The server's objections to a list of addresses. */
export const rangeProblemOf = (error: unknown): RangeProblem | undefined =>
  rangesRefused(error) && ((error as CallError).data as RangeProblem); // per the contract for this code

const keyGone = refusalNames({ key: KEY_CODES.notFound });

interface KeyChange {
  extra: unknown;
  queryFulfilled: Promise<unknown>;
}

/** The API console, which may be mounted beside this page, reads its keys again as well. */
async function announceKeys({ extra, queryFulfilled }: KeyChange): Promise<void> {
  const { live } = extra as Services; // the store hands its services to every thunk
  const hasChanged = await queryFulfilled.then(
    () => true,
    ({ error }: { error: unknown }) => keyGone(error) !== undefined,
  );
  if (hasChanged) live.emit([{ id: crypto.randomUUID(), kind: 'security', scope: null, ids: ['keys'] }]);
}

const keyQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<KeyList, void>({
      query: () => ({ ...consoleCall('/v1/keys/list', {}), ...silentRead }),
      providesTags: ['Security'],
    }),
    // Without tags: the live update that announceKeys emits invalidates this page's lists as well.
    /** Answers with the key's value, which is shown once. */
    createKey: build.mutation<string, CamelCase<CreateKey>>({
      query: (wanted) => consoleCall('/v1/keys/create', wanted),
      transformResponse: ({ key }: ConsoleAnswer<'/v1/keys/create'>) => key,
      onQueryStarted: (_wanted, change) => announceKeys(change),
    }),
    rollKey: build.mutation<string, CamelCase<RollKey>>({
      query: (wanted) => consoleCall('/v1/keys/roll', wanted),
      transformResponse: ({ key }: ConsoleAnswer<'/v1/keys/roll'>) => key,
      onQueryStarted: (_wanted, change) => announceKeys(change),
    }),
    revealKey: build.mutation<string, string>({
      query: (id) => consoleCall('/v1/keys/reveal_once', { id }),
      transformResponse: ({ key }: ConsoleAnswer<'/v1/keys/reveal_once'>) => key,
      onQueryStarted: (_id, change) => announceKeys(change),
    }),
    revokeKey: build.mutation<null, string>({
      query: (id) => consoleCall('/v1/keys/revoke', { id }),
      onQueryStarted: (_id, change) => announceKeys(change),
    }),

    allowList: build.query<AllowList, void>({
      query: () => ({ ...consoleCall('/v1/ip/list', {}), ...silentRead }),
      providesTags: ['Security'],
    }),
    /** A list's effect on the last calls. */
    checkRanges: build.mutation<CheckedRanges, readonly AddressRange[]>({
      query: (ranges) => ({
        ...consoleCall('/v1/ip/check', { ranges: [...ranges] }),
        reads: true,
        ...silentIf(rangesRefused),
      }),
    }),
    saveAllowList: build.mutation<AllowList, CamelCase<SaveRanges>>({
      query: (list) => ({ ...consoleCall('/v1/ip/save', list), ...silentIf(rangesRefused) }),
      async onQueryStarted(_list, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(keyQueries.util.updateQueryData('allowList', undefined, () => data));
      },
      invalidatesTags: ['Security'],
    }),

    listAudit: build.infiniteQuery<AuditPage, ExportAudit, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam: cursor }) => ({
        ...consoleCall('/v1/audit/list', { ...queryArg, ...(cursor && { cursor }) }),
        ...silentRead,
      }),
      providesTags: ['Security'],
    }),
  }),
});

export const {
  useListKeysQuery,
  useCreateKeyMutation,
  useRollKeyMutation,
  useRevealKeyMutation,
  useRevokeKeyMutation,
  useAllowListQuery,
  useCheckRangesMutation,
  useSaveAllowListMutation,
  useListAuditInfiniteQuery,
} = keyQueries;
