import type { ExportHistory, ExportUnsubscribed } from '@tracking-console/contract/rules';
import type { Owner } from '../../../owner.ts';
import type { RecipientService } from '../../notifications/consumer/recipientService.ts';
import type { AddressService } from '../../notifications/rules/addressService.ts';
import type { HistoryService } from '../../notifications/rules/historyService.ts';
import { idRows } from '../chosenShipments.ts';
import { inputRows } from '../startOfRows.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import { type HistoryParams, historyName } from './historyParams.ts';

export interface HistoryExport {
  noticeHistory: HistoryService;
  notifyAddresses: AddressService;
  consumerRecipients: RecipientService;
  tasks: TaskService;
  files: TaskFiles;
  now: () => Date;
}

/** Starts the task that writes the history, as it is filtered, into a file; null: too many are under way. */
export async function startHistoryExport(
  parts: HistoryExport,
  owner: Owner,
  { RequestId: requestId, TimeZone, language, ...filter }: ExportHistory & { language: string },
) {
  const ids = await parts.noticeHistory.listIds(owner.gid, filter);
  const params = { content: 'history', language, timeZone: TimeZone ?? 'UTC' } as const;
  return start(parts, owner, { params, requestId, rows: idRows(ids), total: ids.length });
}

/** The same with everyone who gets no more mails. */
export async function startUnsubscribedExport(
  parts: HistoryExport,
  owner: Owner,
  { RequestId: requestId, TimeZone, language }: ExportUnsubscribed & { language: string },
) {
  const own = await parts.notifyAddresses.listUnsubscribed(owner.gid);
  const others = await parts.consumerRecipients.listEnded(owner.gid);
  const cells = [...own.map(({ Email }) => ['OWN', Email]), ...others.map((email) => ['CONSUMER', email])];
  const params = { content: 'unsubscribed', language, timeZone: TimeZone ?? 'UTC' } as const;
  return start(parts, owner, { params, requestId, rows: inputRows(cells, (row) => row), total: cells.length });
}

interface Wanted {
  params: HistoryParams;
  requestId: string;
  rows: Iterable<InputRow>;
  total: number;
}

function start({ tasks, files, now }: HistoryExport, owner: Owner, { params, requestId, rows, total }: Wanted) {
  const name = historyName(params, now());
  return tasks.start(
    owner,
    { type: 'export', name, params, requestId },
    async (transaction, { id: taskId, expireTime }) => {
      await files.createOfRows(transaction, owner, { role: 'input', name, taskId, expireTime }, rows);
      return total;
    },
  );
}
