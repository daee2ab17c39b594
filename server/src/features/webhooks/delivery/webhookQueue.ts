import { repeat } from '../../../rounds.ts';
import type { DeliverySender } from './deliverySender.ts';

/**
 * Looks for due deliveries in every process, once a second. The table is the queue: what a change writes in its own
 * transaction is taken by one process at a time, and by another when that one dies.
 */
export function createWebhookQueue(sender: DeliverySender) {
  const rounds = repeat(async () => {
    await sender.startDue();
    return false;
  });
  return {
    start: rounds.start,
    async stop(): Promise<void> {
      await rounds.stop();
      await sender.stop();
    },
  };
}
