import { useRequestIds } from '@tracking-console/app-kit';
import type { BatchAnswer, RejectedItem } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { FoundShipments, TaskRow } from '@tracking-console/contract/tasks/tasks';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../useText.ts';

/** All rows that match a list's filters. */
export interface AllFound<Filter> {
  filter: Filter;
  total: number;
  /** The filters find more by now than the user was shown. */
  hasGrown?: boolean;
}

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** Successes are a toast, refused rows stay until they are dismissed; many rows, and all that match, are a task. */
export function useBulkWork(onDone: () => void) {
  const t = useText();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);
  const announce = (plain: string) => dispatch(toastShown({ type: 'success', text: { plain } }));

  return {
    refused,
    dismissRefused: () => setRefused([]),

    /** In calls of 40, one after the other. */
    async change<Row>(
      rows: readonly Row[],
      send: (part: readonly Row[]) => Promise<Answer<BatchAnswer<object>>>,
      done: (count: number) => string,
    ) {
      const rejected: RejectedItem[] = [];
      let accepted = 0;
      let from = 0;
      for (; from < rows.length; from += MAX_NUMBERS) {
        const { data } = await send(rows.slice(from, from + MAX_NUMBERS));
        if (!data) break; // the call has shown why
        accepted += data.accepted.length;
        rejected.push(...data.rejected);
      }
      setRefused(rejected);
      if (accepted > 0) announce(done(accepted));
      // Otherwise the rows stay chosen for another try.
      if (from >= rows.length) onDone();
    },

    /** @param onGrown called with what matches the filters now, if that is more than the user was shown */
    async start<Content extends object>(
      content: Content,
      send: (wanted: Content & { requestId: string }) => Promise<Answer<TaskRow>>,
      onGrown: (count: number) => void,
    ) {
      const { data, error } = await send({ ...content, requestId: requests.idOf(content) });
      if (data) {
        requests.granted(content);
        announce(t('taskCenter.started'));
        onDone();
      } else if (isGrown(error)) onGrown(error.data.count);
    },
  };
}

/** Of a refused call, what the contract promises for this code. */
function isGrown(error: unknown): error is { data: FoundShipments } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === TASK_CODES.moreThanPreviewed;
}
