import { useRequestIds } from '@tracking-console/app-kit';
import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import { MAX_SYNC_ROWS, TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { FoundShipments } from '@tracking-console/contract/tasks';
import type { TrackChoice, TrackWork } from '@tracking-console/contract/trackBulk';
import type { RejectedItem, TrackListRow } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useStartTrackBulkMutation } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { type Question, sortOut } from './actions.ts';
import { type ChangeItems, useChangeShipmentsMutation } from './trackingQueries.ts';

interface Outcome {
  onDone: () => void;
  /** The filters find more than the user was shown. */
  onGrown: (question: Question) => void;
}

/** What worked is a toast, what was refused stays until it is dismissed; many rows, and all that a filter finds, are a task. */
export function useShipmentWork({ onDone, onGrown }: Outcome) {
  const t = useText();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [send] = useChangeShipmentsMutation();
  const [startTask] = useStartTrackBulkMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);
  const announce = (plain: string) => dispatch(toastShown({ type: 'success', text: { plain } }));

  /** In calls of 40, one after the other. */
  async function change(rows: readonly TrackListRow[], work: TrackWork, done: (count: number) => string) {
    const rejected: RejectedItem[] = [];
    let accepted = 0;
    let from = 0;
    for (; from < rows.length; from += MAX_NUMBERS) {
      const { data } = await send(changeItems(work, rows.slice(from, from + MAX_NUMBERS)));
      if (!data) break; // the call has shown why
      accepted += data.accepted.length;
      rejected.push(...data.rejected);
    }
    setRefused(rejected);
    if (accepted > 0) announce(done(accepted));
    // Otherwise the rows stay chosen for another try.
    if (from >= rows.length) onDone();
  }

  async function start(question: Question, work: TrackWork, choice: TrackChoice) {
    const content = { work, choice };
    const { data, error } = await startTask({ ...content, requestId: requests.idOf(content) });
    if (data) {
      requests.granted(content);
      announce(t('taskCenter.started'));
      return onDone();
    }
    if (!question.all || !error || !('kind' in error) || error.code !== TASK_CODES.moreThanPreviewed) return;
    const { count } = error.data as FoundShipments; // what the contract promises for this code
    onGrown({ ...question, all: { ...question.all, total: count, hasGrown: true } });
  }

  return {
    refused,
    dismissRefused: () => setRefused([]),
    async perform(
      question: Question,
      work: TrackWork,
      done = (count: number) => t('tracking.changed', { shipments: count }),
    ) {
      const { all } = question;
      if (all) return start(question, work, { filter: all.filter, previewed: all.total });
      const { possible } = sortOut(question);
      if (possible.length <= MAX_SYNC_ROWS) return change(possible, work, done);
      return start(question, work, { numbers: possible.map(({ number, carrier }) => ({ number, carrier })) });
    },
  };
}

/** The call that does the work, and the items it takes. */
function changeItems(work: TrackWork, rows: readonly TrackListRow[]): ChangeItems {
  if (work.action === 'changecarrier') {
    const { action, ...carriers } = work;
    return { call: action, items: rows.map(({ number, carrier }) => ({ number, carrier_old: carrier, ...carriers })) };
  }
  if (work.action === 'changeinfo') {
    const { action, ...info } = work;
    return { call: action, items: rows.map(({ number, carrier }) => ({ number, carrier, items: info })) };
  }
  return { call: work.action, items: rows.map(({ number, carrier }) => ({ number, carrier })) };
}
