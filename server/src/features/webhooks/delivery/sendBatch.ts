import { SECOND } from '@tracking-console/contract/values/durations';
import { eventBody } from '../eventBody.ts';
import type { PrepareAttempts } from './prepareAttempts.ts';
import type { Settled } from './settleDeliveries.ts';
import { isSuccess, settlementAfter, settlementUnsent } from './settlement.ts';
import type { Taken } from './takeDeliveries.ts';

interface Sending {
  now: () => Date;
  prepare: PrepareAttempts;
  write: (outcome: Settled) => Promise<void>;
  /** No more requests are to be started. */
  isEnding: () => boolean;
  /** Requests in progress were ended without an answer. */
  isCancelled: () => boolean;
}

/** Requests at a time to one webhook; while it fails, one. */
const MAX_REQUESTS = 10;
/** After this long no more of a batch is started: its claim must not expire while it is sent. */
const SLICE_MS = 20 * SECOND;

type Item = Taken['deliveries'][number];

/** Sends the claimed deliveries, each shipment's events one after another. Unsent ones are given back. */
export async function sendBatch(taken: Taken, { now, prepare, write, isEnding, isCancelled }: Sending): Promise<void> {
  const { webhook, claim } = taken;
  const attempt = await prepare(webhook);
  const chains = chainsOf(taken.deliveries);
  const until = performance.now() + SLICE_MS;
  const writes: Promise<void>[] = [];
  let fails = webhook.failingSince !== null;

  await Promise.all(Array.from({ length: fails ? 1 : MAX_REQUESTS }, (_, place) => sendChains(place)));
  for (const chain of chains) giveBack(chain, now());
  await Promise.all(writes);

  async function sendChains(place: number): Promise<void> {
    // Once it fails, only one keeps trying.
    while (!(fails && place > 0) && !isEnding() && performance.now() < until) {
      const chain = chains.shift();
      if (!chain) return;
      await sendChain(chain);
    }
  }

  async function sendChain(chain: Item[]): Promise<void> {
    for (const [place, { delivery, event }] of chain.entries()) {
      if (place > 0 && (isEnding() || performance.now() >= until)) return giveBack(chain.slice(place), now());
      const message = { eventKey: event.key, body: eventBody(event, delivery.version) };
      const made = await attempt(message);
      // The outcome is unknown: another process sends it again.
      if (isCancelled() && made.code === null) return;
      const success = isSuccess(made);
      const settlement = settlementAfter(delivery, made, now());
      writes.push(write({ webhook, delivery, claim, settlement, sent: { success } }));
      if (!success) fails = true;
      if (settlement.dueTime) return giveBack(chain.slice(place + 1), settlement.dueTime);
    }
  }

  function giveBack(items: readonly Item[], dueTime: Date): void {
    for (const { delivery } of items) {
      writes.push(write({ webhook, delivery, claim, settlement: settlementUnsent(delivery, dueTime), sent: null }));
    }
  }
}

/** One chain per shipment, each in order. */
function chainsOf(deliveries: Taken['deliveries']): Item[][] {
  const chains = new Map<number, Item[]>();
  for (const item of deliveries) {
    const { shipmentId } = item.delivery;
    chains.set(shipmentId, [...(chains.get(shipmentId) ?? []), item]);
  }
  return [...chains.values()];
}
