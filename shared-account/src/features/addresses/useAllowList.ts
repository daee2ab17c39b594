import { useDraft } from '@tracking-console/app-kit/later';
import { type CallError, wasNotConfirmed } from '@tracking-console/platform';
import { useState } from 'react';
import {
  type AddressRange,
  type AllowList,
  type RangeProblem,
  rangeProblemOf,
  useAllowListQuery,
  useCheckRangesMutation,
  useSaveAllowListMutation,
} from '../../model/keyQueries.ts';
import { type SavingPhase, savingPhase } from '../../model/savingPhase.ts';

interface EditedList {
  enabled: boolean;
  ranges: readonly AddressRange[];
  /** The version of the list it was made from. */
  version: number;
}

const EMPTY: AllowList = { enabled: false, ranges: [], version: 0, ownAddress: '' };

/** The addresses keys may be used from: as they are stored, and as the customer edits them in this tab. */
export function useAllowList() {
  const { currentData, isError, refetch } = useAllowListQuery();
  const [saveList, saving] = useSaveAllowListMutation();
  const [checkRanges, checked] = useCheckRangesMutation();
  const [draft, setDraft] = useDraft('addresses');

  const stored = currentData ?? EMPTY;
  const list: EditedList = draft ? JSON.parse(draft) : stored; // as edit wrote it
  const phase: SavingPhase = isUnconfirmed(saving.error) ? 'idle' : savingPhase(saving);
  const [problem, setProblem] = useState<RangeProblem>();
  const forget = () => {
    setProblem(undefined);
    saving.reset();
    checked.reset();
  };

  return {
    isLoaded: currentData !== undefined,
    isError,
    refetch,
    list,
    ownAddress: stored.ownAddress,
    changed: draft !== '',
    /** Another list has been saved since. */
    isOutdated: draft !== '' && currentData !== undefined && list.version !== stored.version,
    phase,
    problem,
    found: checked.data,

    edit(changes: Partial<EditedList>) {
      const { enabled, ranges, version } = { ...list, ...changes };
      forget();
      setDraft(JSON.stringify({ enabled, ranges, version }));
    },

    /** Keeps the customer's own list, now based on the one that was saved meanwhile. */
    keepOwn: () => setDraft(JSON.stringify({ ...list, version: stored.version })),

    discard() {
      forget();
      setDraft('');
    },

    dismissProblem: () => setProblem(undefined),

    async check() {
      const { error } = await checkRanges(list.ranges);
      setProblem(rangeProblemOf(error));
    },

    async save(confirmed = false) {
      const { enabled, ranges, version } = list;
      const { error } = await saveList({ enabled, ranges: [...ranges], version, ...(confirmed && { confirmed }) });
      setProblem(rangeProblemOf(error));
      if (error) return;
      checked.reset();
      setDraft('');
    },
  };
}

/** The customer has closed the dialog that confirms who is there. */
const isUnconfirmed = (error: unknown) => error !== undefined && wasNotConfirmed(error as CallError); // what the base query fails with

export type EditedAllowList = ReturnType<typeof useAllowList>;
