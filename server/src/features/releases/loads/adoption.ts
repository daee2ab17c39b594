import { CHANNELS } from '@tracking-console/contract/releases/releases';
import type { Transaction } from '../../../database.ts';
import { and, eq, notInArray } from '../../../drizzle.ts';
import { findChannel, moveChannel, openChannel } from '../channels/channelStore.ts';
import type { Checkout } from '../modules/checkout.ts';
import { publishBuilt } from '../modules/moduleStore.ts';
import { addRelease } from '../releaseStore.ts';
import { ledger } from '../releaseTable.ts';

const CHECKOUT = 'checkout';
const WHY = {
  action: 'adopt',
  actor: CHECKOUT,
  approver: null,
  reason: 'It is the release of the checkout.',
  checks: null,
} as const;

/** Adds the release of a checkout to the ledger, and moves the channels that have had no promotion. */
export async function adopt(transaction: Transaction, { id, map, manifests, unpublished }: Checkout, now: Date) {
  const published = [];
  for (const manifest of manifests) published.push(await publishBuilt(transaction, manifest, CHECKOUT, now));
  const modules = {
    ...unpublished,
    ...Object.fromEntries(published.map(({ name, version }) => [name, version])),
  };
  await addRelease(transaction, { id, map, modules, author: CHECKOUT, createTime: now });
  for (const name of CHANNELS) {
    const channel = await findChannel(transaction, name);
    if (!channel) await openChannel(transaction, name, { ...WHY, stable: id }, now);
    else if (channel.stable !== id && (await follows(transaction, name)))
      await moveChannel(transaction, channel, { ...WHY, to: { stable: id, canary: null, percent: 0 } }, now);
  }
}

async function follows(transaction: Transaction, name: (typeof CHANNELS)[number]): Promise<boolean> {
  const decided = and(eq(ledger.channel, name), notInArray(ledger.action, ['adopt', 'refuse']));
  return (await transaction.select({ row: ledger.sequence }).from(ledger).where(decided).limit(1)).length === 0;
}
