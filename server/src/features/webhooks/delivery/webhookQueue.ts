import { repeat } from '../../../rounds.ts';
import type { DeliverySender } from './deliverySender.ts';

/**
 * Looks for due deliveries in every process, once a second. The table is the queue: rows written in a change's own
 * transaction are claimed by one process at a time, and by another if that one dies.
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
