import type { ExportHistory, ExportUnsubscribed } from '@tracking-console/contract/notifications/rules';
import type { Transaction } from '../../../database.ts';
import type { Owner } from '../../../owner.ts';
import type { RecipientService } from '../../notifications/consumer/recipientService.ts';
import type { AddressService } from '../../notifications/rules/addressService.ts';
import type { HistoryService } from '../../notifications/rules/historyService.ts';
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
  const params = { content: 'history', language, timeZone: TimeZone ?? 'UTC' } as const;
  return start(parts, owner, { params, requestId, list });

  async function* list(transaction: Transaction) {
    for await (const id of parts.noticeHistory.eachId(transaction, owner.gid, filter)) yield [String(id)];
  }
}

/** The same with all recipients who get no more mails. */
export async function startUnsubscribedExport(
  parts: HistoryExport,
  owner: Owner,
  { RequestId: requestId, TimeZone, language }: ExportUnsubscribed & { language: string },
) {
  const own = await parts.notifyAddresses.listUnsubscribed(owner.gid);
  const params = { content: 'unsubscribed', language, timeZone: TimeZone ?? 'UTC' } as const;
  return start(parts, owner, { params, requestId, list });

  async function* list(transaction: Transaction) {
    for (const { Email } of own) yield ['OWN', Email];
    for await (const email of parts.consumerRecipients.eachEnded(transaction, owner.gid)) yield ['CONSUMER', email];
  }
}

interface Wanted {
  params: HistoryParams;
  requestId: string;
  /** The cells of each row, read in the transaction that starts the task. */
  list: (transaction: Transaction) => AsyncIterable<string[]>;
}

function start({ tasks, files, now }: HistoryExport, owner: Owner, { params, requestId, list }: Wanted) {
  const name = historyName(params, now());
  return tasks.start(
    owner,
    { type: 'export', name, params, requestId },
    async (transaction, { id: taskId, expireTime }) => {
      let total = 0;
      await files.createOfRows(transaction, owner, { role: 'input', name, taskId, expireTime }, rows());
      return total;

      async function* rows(): AsyncGenerator<InputRow> {
        for await (const cells of list(transaction)) yield { row: ++total, cells };
      }
    },
  );
}
