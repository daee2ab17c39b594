import type { AirAction } from '@tracking-console/contract/air/airConstants';
import { MAX_SYNC_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import { useStartAirBulkMutation } from '../../model/taskQueries.ts';
import { useBulkWork } from '../../model/useBulkWork.ts';
import { useText } from '../../useText.ts';
import type { ManyWaybills } from './AirDialogs.tsx';
import { useChangeWaybillsMutation } from './airQueries.ts';

interface Outcome {
  onDone: () => void;
  /** The filters find more than the user was shown. */
  onGrown: (question: ManyWaybills) => void;
}

export function useAirWork({ onDone, onGrown }: Outcome) {
  const t = useText();
  const { refused, dismissRefused, change, start } = useBulkWork(onDone);
  const [send] = useChangeWaybillsMutation();
  const [startTask] = useStartAirBulkMutation();
  const doneText = (action: AirAction, count: number) =>
    action === 'push' ? t('tracking.changed', { shipments: count }) : t(`tracking.${action}.done`, { count });
  return {
    refused,
    dismissRefused,
    async perform(question: ManyWaybills) {
      const { action, awbs, all } = question;
      if (!all && awbs.length <= MAX_SYNC_ROWS)
        return change(
          awbs,
          (part) => send({ action, awbs: [...part] }),
          (count) => doneText(action, count),
        );
      const choice = all ? { filter: all.filter, previewed: all.total } : { awbs: [...awbs] };
      return start({ action, choice }, startTask, (total) => {
        if (all) onGrown({ ...question, all: { ...all, total, hasGrown: true } });
      });
    },
  };
}
