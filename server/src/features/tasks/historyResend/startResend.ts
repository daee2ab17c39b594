import { RESEND_FAILED } from '@tracking-console/contract/notifications/ruleConstants';
import type { ResendFailed } from '@tracking-console/contract/notifications/rules';
import type { FairQueue } from '../../../fairQueue.ts';
import type { Owner } from '../../../owner.ts';
import type { HistoryService } from '../../notifications/rules/historyService.ts';
import { masked } from '../../notifications/rules/noticeRow.ts';
import { inputRows, type StartedBulk, startOfRows } from '../startOfRows.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { RESEND_COLUMNS, type ResendParams } from './resendKind.ts';

interface HistoryResend {
  noticeHistory: HistoryService;
  tasks: TaskService;
  files: TaskFiles;
  wholeLists: FairQueue;
}

/** Starts the task that sends the failed messages among those the filter finds again. */
export function startResend(
  services: HistoryResend,
  owner: Owner,
  { RequestId: requestId, Previewed: previewed, ...filter }: ResendFailed,
): Promise<StartedBulk> {
  const { noticeHistory, wholeLists } = services;
  return wholeLists.run(owner.gid, () =>
    startOfRows(services, owner, {
      params: { action: RESEND_FAILED } satisfies ResendParams,
      requestId,
      previewed,
      columns: RESEND_COLUMNS,
      choose: async () => {
        const failed = await noticeHistory.listFailed(owner.gid, filter);
        const rows = inputRows(failed, (one) => [one.number, masked(one), String(one.id)]);
        return { count: failed.length, rows };
      },
    }),
  );
}
