import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeChannel, Channel } from '@tracking-console/contract/releases/releases';
import { callWith, type Deployment } from './deployment.ts';

/** In ms; twice a second is the least. */
const INTERVAL_MS = 300;

/**
 * Moves production to and fro until it is stopped, every other time with half of the customers in a canary of the
 * release before; returns how often it did, in how long, and how often it was refused with which statuses.
 */
export function swapOn(deployment: Deployment) {
  const { releases } = deployment;
  let on = true;
  let swaps = 0;
  const refusals: Record<number, number> = {};
  const started = performance.now();
  const work = (async () => {
    for (let turn = 0; on; turn++) {
      const begun = performance.now();
      const [stable = '', other = ''] = turn % 2 === 0 ? releases.toReversed() : releases;
      const canary = turn % 4 < 2 ? null : { release: other, percent: 50 };
      const status = await move(deployment, { stable, canary, reason: 'the benchmark' });
      if (status === 200) swaps += 1;
      else refusals[status] = (refusals[status] ?? 0) + 1;
      await wait(Math.max(0, INTERVAL_MS - (performance.now() - begun)));
    }
  })();
  return async () => {
    on = false;
    await work;
    const seconds = (performance.now() - started) / 1000;
    return { perSecond: swaps / seconds, seconds, refusals };
  };
}

/** Status of the answer; 0: unreachable. */
export async function move({ front, token }: Deployment, change: ChangeChannel): Promise<number> {
  const ask = callWith(token);
  try {
    const seen = (await (await ask(front, 'GET', '/channels/production')).json()) as Channel;
    const answer = await ask(front, 'PUT', '/channels/production', change, { 'if-match': `"${seen.etag}"` });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Takes one of the two processes down every 10 s and brings it back, until it is stopped. */
export function killOn({ kill, start }: Deployment) {
  const stopping = new AbortController();
  let kills = 0;
  const work = (async () => {
    for (let index: 0 | 1 = 0; !stopping.signal.aborted; index = index === 0 ? 1 : 0) {
      await wait(10_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await kill(index);
      kills += 1;
      await start(index);
    }
  })();
  return async () => {
    stopping.abort();
    await work;
    return kills;
  };
}

/** Ten concurrent writes from the same state: one may win, the others are refused, and the winner's state remains. */
export async function raceWrites({ origins, token, releases }: Deployment, writes: number): Promise<number> {
  const ask = callWith(token);
  let lost = 0;
  for (let round = 0; round < writes / 10; round++) {
    const seen = (await (await ask(origins[0], 'GET', '/channels/test1')).json()) as Channel;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, racer) => {
        const change = { canary: { release: releases[1], percent: racer + 1 }, reason: `racer ${racer}` };
        const origin = origins[racer % 2] ?? '';
        const answer = await ask(origin, 'PUT', '/channels/test1', change, { 'if-match': `"${seen.etag}"` });
        await answer.arrayBuffer();
        return { status: answer.status, percent: racer + 1 };
      }),
    );
    const won = answers.filter(({ status }) => status === 200);
    const now = (await (await ask(origins[1], 'GET', '/channels/test1')).json()) as Channel;
    const isFair = won.length === 1 && answers.filter(({ status }) => status === 412).length === 9;
    if (!isFair || now.percent !== won[0]?.percent) lost += 1;
  }
  return lost;
}
