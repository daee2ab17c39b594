import type { AddedTrackNos, NewTrackNo } from '@tracking-console/contract/shipments/adding';
import { SHIPMENT_CODES, type TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ChangedTrackNos, RemarkNow } from '@tracking-console/contract/shipments/shipments';
import { toastShown } from '@tracking-console/platform';
import { buyerCall } from '../buyerCall.ts';
import { isChangedMeanwhile } from '../edits/changedMeanwhile.ts';
import { type CachedLists, withoutCached, withRemark, withTag } from './cachedLists.ts';
import { shipmentsApi } from './shipmentsApi.ts';

type Ids = readonly string[];

interface WriteContext extends CachedLists {
  queryFulfilled: Promise<{ data: ChangedTrackNos }>;
}

/** What changes shipments. The lists show it at once and go back when the provider refuses. */
export const shipmentWrites = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    addShipments: build.mutation<AddedTrackNos, readonly NewTrackNo[]>({
      query: (numbers) => buyerCall('AddTrackNo', { TrackNos: [...numbers] }),
      // Also if no answer came, or all numbers exist: an earlier call, whose answer was lost, may have added them.
      invalidatesTags: (answer, error) => {
        const isKept = answer ? answer.Items.some(isThere) : error?.kind !== 'code';
        return isKept ? ['Overview', 'List'] : [];
      },
    }),
    setRemark: build.mutation<ChangedTrackNos, { id: string; remark: string; base: string }>({
      query: ({ id, remark, base }) => ({
        ...buyerCall('SetTrackRemark', { TrackInfoId: id, Remark: remark, Base: base }),
        silent: isChangedMeanwhile, // the name's field shows it
      }),
      onQueryStarted: async ({ id, remark }, context) => {
        await undoneOnFailure(withRemark(id, remark, context), context);
        const failure = await failureOf(context);
        if (isChangedMeanwhile(failure)) withRemark(id, (failure.data as RemarkNow).Remark, context); // by the contract
      },
    }),
    setTag: build.mutation<ChangedTrackNos, { ids: Ids; tag: TagType | '' }>({
      query: ({ ids, tag }) => buyerCall('SetTrackTagType', { tids: [...ids], tag }),
      onQueryStarted: async ({ ids, tag }, context) => {
        await undoneOnFailure(withTag(ids, tag, context), context);
      },
    }),
    /** Starts requests to the carriers at once; the update comes by itself. */
    refreshShipments: build.mutation<ChangedTrackNos, Ids>({
      query: (ids) => buyerCall('RefreshTrackNo', { TrackInfoIds: [...ids] }),
      onQueryStarted: async (ids, context) => announceRefreshed(ids, await answerOf(context), context),
    }),
    archiveShipments: build.mutation<ChangedTrackNos, Ids>({
      query: (ids) => buyerCall('SetTrackArchived', { TrackInfoIds: [...ids] }),
      onQueryStarted: async (ids, context) => {
        await undoneOnFailure(withoutCached(ids, context), context);
      },
      invalidatesTags: (_answer, _error, ids) => touched(ids),
    }),
    activateShipments: build.mutation<ChangedTrackNos, Ids>({
      query: (ids) => buyerCall('SetTrackActivate', { TrackInfoIds: [...ids] }),
      onQueryStarted: async (ids, context) => {
        const answer = await undoneOnFailure(withoutCached(ids, context), context);
        reportOutcome('activate', answer, context);
      },
      invalidatesTags: (_answer, _error, ids) => touched(ids),
    }),
    deleteShipments: build.mutation<ChangedTrackNos, Ids>({
      query: (ids) => buyerCall('DelTrackNo', { TrackInfoIds: [...ids] }),
      onQueryStarted: async (ids, context) => {
        await undoneOnFailure(withoutCached(ids, context), context);
      },
      invalidatesTags: (_answer, _error, ids) => touched(ids),
    }),
    restoreShipments: build.mutation<ChangedTrackNos, Ids>({
      query: (ids) => buyerCall('RestoreTrackNo', { TrackInfoIds: [...ids] }),
      onQueryStarted: async (_ids, context) => reportOutcome('restore', await answerOf(context), context),
      invalidatesTags: (_answer, _error, ids) => touched(ids),
    }),
  }),
});

export const {
  useAddShipmentsMutation,
  useSetTagMutation,
  useRefreshShipmentsMutation,
  useArchiveShipmentsMutation,
  useActivateShipmentsMutation,
  useDeleteShipmentsMutation,
  useRestoreShipmentsMutation,
} = shipmentWrites;

async function undoneOnFailure(undo: () => void, context: Pick<WriteContext, 'queryFulfilled'>) {
  const answer = await answerOf(context);
  if (!answer) undo();
  return answer;
}

/** The answer, or undefined where the provider refused; the refusal has been shown by then. */
const answerOf = ({ queryFulfilled }: Pick<WriteContext, 'queryFulfilled'>) =>
  queryFulfilled.then(
    ({ data }) => data,
    () => undefined,
  );

const failureOf = ({ queryFulfilled }: Pick<WriteContext, 'queryFulfilled'>) =>
  queryFulfilled.then(
    () => undefined,
    ({ error }: { error: unknown }) => error,
  );

function reportOutcome(write: 'activate' | 'restore', answer: ChangedTrackNos | undefined, to: WriteContext) {
  if (!answer) return;
  const { SuccessNum: count, OverQuotaIds } = answer;
  const text = (outcome: string, values: Record<string, number>) => ({
    key: `buyer-app:shipments.${write}.${outcome}`,
    values,
  });
  if (count > 0) to.dispatch(toastShown({ type: 'success', text: text('done', { count }) }));
  if (OverQuotaIds.length > 0)
    to.dispatch(toastShown({ type: 'warn', text: text('overQuota', { count: OverQuotaIds.length }) }));
}

/** A count of 0 is not a failure: the last requests were a moment ago, or the shipments are no longer followed. */
function announceRefreshed(ids: Ids, answer: ChangedTrackNos | undefined, { dispatch }: WriteContext) {
  if (!answer) return;
  const { SuccessNum: count } = answer;
  const key = `buyer-app:shipments.refresh.${count > 0 ? 'done' : 'none'}`;
  dispatch(
    toastShown({
      type: count > 0 ? 'success' : 'info',
      text: { key, values: { count: count > 0 ? count : ids.length } },
    }),
  );
}

const isThere = ({ ResultCode }: AddedTrackNos['Items'][number]) =>
  ResultCode === 0 || ResultCode === SHIPMENT_CODES.exists;

const touched = (ids: Ids) => [
  'Overview' as const,
  'List' as const,
  ...ids.map((id) => ({ type: 'Shipment' as const, id })),
];
