import type { Channel } from '@tracking-console/contract/releases/releases';
import { persist, type Tally } from '../../server/testing/patientCustomer.ts';
import { callWith } from '../releases/deployment.ts';

/** Moves a channel again and again, each time under a key of its own; returns the keys that were acknowledged. */
export async function moveChannel(
  origin: string,
  token: string,
  prefix: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<string[]> {
  const ask = callWith(token);
  const acknowledged: string[] = [];
  for (let index = 0; !signal.aborted; index++) {
    const seen = await persist(tally, signal, () => ask(origin, 'GET', '/channels/test1'));
    if (!seen) break;
    const { stable, etag } = (await seen.json()) as Channel;
    const reason = `${prefix}-${index}`;
    const headers = { 'if-match': `"${etag}"`, 'idempotency-key': reason };
    const moved = await persist(tally, signal, () =>
      ask(origin, 'PUT', '/channels/test1', { stable, reason }, headers),
    );
    await moved?.arrayBuffer();
    if (moved) acknowledged.push(reason);
  }
  return acknowledged;
}
