import { repeat } from '../../rounds.ts';
import type { MailSender } from './sendMails.ts';

/**
 * Sends what is due, in every process. The table is the queue: what a change writes in its own transaction is taken by one
 * process at a time, and by another when that one dies.
 */
export function createMailQueue(sender: MailSender, onProblem: (message: string) => void) {
  return repeat(() => sender.sendDue(), onProblem);
}
