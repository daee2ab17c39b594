import { useRequestIds } from '@tracking-console/app-kit';
import { TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { FoundShipments } from '@tracking-console/contract/tasks';
import type { TrackAction } from '@tracking-console/contract/trackBulk';
import type { RejectedItem } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useStartTrackBulkMutation } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { type ActionName, type Question, useActionWords } from './ActionDialog.tsx';
import { readShipmentName } from './listAddress.ts';
import { useChangeShipmentsMutation } from './trackingQueries.ts';

/** What each is called on the wire; a change of its content is none of them. */
const CALLS = {
  stop: 'stoptrack',
  delete: 'deletetrack',
  retrack: 'retrack',
  push: 'push',
} as const satisfies Record<ActionName, TrackAction>;

interface Outcome {
  onDone: () => void;
  /** The filter finds more than the user was shown. */
  onGrown: (question: Question) => void;
}

/** What worked is a toast, what was refused stays on the page with its reasons; all that a filter finds is a task. */
export function useShipmentActions({ onDone, onGrown }: Outcome) {
  const t = useText();
  const words = useActionWords();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [change] = useChangeShipmentsMutation();
  const [start] = useStartTrackBulkMutation();
  const [refused, setRefused] = useState<readonly RejectedItem[]>([]);
  const announce = (plain: string) => dispatch(toastShown({ type: 'success', text: { plain } }));

  const changeChosen = async ({ action, shipments }: Question) => {
    const { data } = await change({ call: CALLS[action], items: shipments.map(readShipmentName) });
    if (!data) return; // the call has shown the error
    const count = data.accepted.length;
    if (count > 0) announce(words(action, count).done);
    setRefused(data.rejected);
    onDone();
  };

  const changeAll = async (question: Question, { filter, total }: NonNullable<Question['all']>) => {
    const content = {
      work: { action: CALLS[question.action] },
      choice: { filter, previewed: total },
    };
    const { data, error } = await start({ ...content, requestId: requests.idOf(content) });
    if (data) {
      requests.granted(content);
      announce(t('taskCenter.started'));
      return onDone();
    }
    if (!error || !('kind' in error) || error.code !== TASK_CODES.moreThanPreviewed) return;
    const { count } = error.data as FoundShipments; // what the contract promises for this code
    onGrown({ ...question, all: { filter, total: count, hasGrown: true } });
  };

  return {
    refused,
    dismissRefused: () => setRefused([]),
    perform: (question: Question) => (question.all ? changeAll(question, question.all) : changeChosen(question)),
  };
}
