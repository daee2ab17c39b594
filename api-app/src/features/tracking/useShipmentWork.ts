import type { TrackChoice, TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { MAX_SYNC_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import { useStartTrackBulkMutation } from '../../model/taskQueries.ts';
import { useBulkWork } from '../../model/useBulkWork.ts';
import { useText } from '../../useText.ts';
import { type Question, sortOut } from './actions.ts';
import { type ChangeItems, useChangeShipmentsMutation } from './trackingQueries.ts';

interface Outcome {
  onDone: () => void;
  /** The filters find more than the user was shown. */
  onGrown: (question: Question) => void;
}

export function useShipmentWork({ onDone, onGrown }: Outcome) {
  const t = useText();
  const { refused, dismissRefused, change, start } = useBulkWork(onDone);
  const [send] = useChangeShipmentsMutation();
  const [startTask] = useStartTrackBulkMutation();

  return {
    refused,
    dismissRefused,
    async perform(
      question: Question,
      work: TrackWork,
      done = (count: number) => t('tracking.changed', { shipments: count }),
    ) {
      const { all } = question;
      const { possible } = sortOut(question);
      if (!all && possible.length <= MAX_SYNC_ROWS)
        return change(possible, (rows) => send(changeItems(work, rows)), done);
      const choice: TrackChoice = all
        ? { filter: all.filter, previewed: all.total }
        : { numbers: possible.map(({ number, carrier }) => ({ number, carrier })) };
      return start({ work, choice }, startTask, (total) => {
        if (all) onGrown({ ...question, all: { ...all, total, hasGrown: true } });
      });
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
