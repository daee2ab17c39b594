import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import type { Claim, Outbox } from './outbox.ts';

/** After an error of our own a notification is tried again later, as after a failed delivery, and blocks no others. */
export async function settleFailure(
  { outbox, onProblem }: { outbox: Outbox; onProblem: (message: string) => void },
  claim: Claim,
  error: unknown,
): Promise<void> {
  if (isDatabaseAway(error)) throw error;
  onProblem(`a notification could not be sent: ${messageOf(error)}`);
  await outbox.settle(claim, { kind: 'unreachable', detail: 'internal error' });
}
