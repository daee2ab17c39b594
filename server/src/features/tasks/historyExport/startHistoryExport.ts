import type { ExportHistory } from '@tracking-console/contract/rules';
import type { Owner } from '../../../owner.ts';
import type { HistoryService } from '../../notifications/rules/historyService.ts';
import { idRows } from '../chosenShipments.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import type { HistoryParams } from './historyKind.ts';

export interface HistoryExport {
  noticeHistory: HistoryService;
  tasks: TaskService;
  files: TaskFiles;
  now: () => Date;
}

/** Starts the task that writes the history, as it is filtered, into a file; null: too many are under way. */
export async function startHistoryExport(
  { noticeHistory, tasks, files, now }: HistoryExport,
  owner: Owner,
  { RequestId: requestId, TimeZone, language, ...filter }: ExportHistory & { language: string },
) {
  const name = `notifications-${now().toISOString().slice(0, 10)}.csv`;
  const params: HistoryParams = { content: 'history', language, timeZone: TimeZone ?? 'UTC' };
  const ids = await noticeHistory.listIds(owner.gid, filter);
  return tasks.start(
    owner,
    { type: 'export', name, params, requestId },
    async (transaction, { id: taskId, expireTime }) => {
      await files.createOfRows(transaction, owner, { role: 'input', name, taskId, expireTime }, idRows(ids));
      return ids.length;
    },
  );
}
