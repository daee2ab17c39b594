import { usePlatform } from '@tracking-console/app-kit';
import { useDraft } from '@tracking-console/app-kit/later';
import { KEY_CODES } from '@tracking-console/contract/keyConstants';
import type { AddressRange, RangeCheck, RangeList, RangeRefusal } from '@tracking-console/contract/keys';
import { type CallError, wasNotConfirmed } from '@tracking-console/platform';
import { useState } from 'react';
import { useAccountCall } from './useAccountCall.ts';
import { useServerData } from './useServerData.ts';

export interface EditedList {
  enabled: boolean;
  ranges: readonly AddressRange[];
  /** Of the list it was made from. */
  version: number;
}

const EMPTY: RangeList = { enabled: false, ranges: [], version: 0, own_address: '' };

/** The addresses keys may be used from: as they are stored, and as the customer edits them in this tab. */
export function useAllowList() {
  const { calls } = usePlatform();
  const [state, refetch] = useServerData<RangeList>('/v1/ip/list', { root: 'console' });
  const send = useAccountCall('console');
  const [draft, setDraft] = useDraft('addresses');
  const [phase, setPhase] = useState<'idle' | 'saving' | 'refused' | 'saved'>('idle');
  const [problem, setProblem] = useState<RangeRefusal>();
  const [found, setFound] = useState<RangeCheck>();

  const stored = state.phase === 'loaded' ? state.data : EMPTY;
  const list: EditedList = draft ? JSON.parse(draft) : stored; // as edit wrote it

  /** Answers whether the server had something against it. */
  function refused(error: CallError | null): boolean {
    const refusal = error?.code === KEY_CODES.address ? (error.data as RangeRefusal) : undefined; // of that code
    setProblem(refusal);
    return error !== null;
  }

  return {
    state,
    refetch,
    list,
    ownAddress: stored.own_address,
    changed: draft !== '',
    /** Somebody has saved another list since. */
    isOutdated: draft !== '' && state.phase === 'loaded' && list.version !== stored.version,
    phase,
    problem,
    found,

    edit(changes: Partial<EditedList>) {
      const { enabled, ranges, version } = { ...list, ...changes };
      setProblem(undefined);
      setFound(undefined);
      setPhase('idle');
      setDraft(JSON.stringify({ enabled, ranges, version }));
    },

    /** The customer's own list goes on from the one that was saved meanwhile. */
    keepOwn: () => setDraft(JSON.stringify({ ...list, version: stored.version })),

    discard() {
      setDraft('');
      setProblem(undefined);
      setFound(undefined);
      setPhase('idle');
    },

    dismissProblem: () => setProblem(undefined),

    async check() {
      const body = { ranges: list.ranges };
      const silent = ({ code }: CallError) => code === KEY_CODES.address;
      const request = { root: 'console', path: '/v1/ip/check', body, reads: true, silent } as const;
      const [error, answer] = await calls.send<RangeCheck>(request);
      setFound(refused(error) ? undefined : answer);
    },

    async save(confirmed = false) {
      setPhase('saving');
      const { enabled, ranges, version } = list;
      const body = { enabled, ranges, version, ...(confirmed && { confirmed }) };
      const [error] = await send<RangeList>('/v1/ip/save', body, [KEY_CODES.address]);
      if (refused(error)) {
        setPhase(error && wasNotConfirmed(error) ? 'idle' : 'refused');
        // What was saved meanwhile stands there to compare with.
        if (error?.code === KEY_CODES.address) await refetch();
        return;
      }
      await refetch();
      setDraft('');
      setFound(undefined);
      setPhase('saved');
    },
  };
}

export type EditedAllowList = ReturnType<typeof useAllowList>;
