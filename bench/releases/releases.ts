import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { bucketOf } from '../../server/src/features/releases/channels/canary.ts';
import type { Ends } from '../ends.ts';
import { itself, printRows, type Row } from '../report.ts';
import { callWith, type Deployment, startDeployment } from './deployment.ts';
import { judgeReleases } from './judging.ts';
import { fetcher, type Loads, loadMany, openLoader } from './loads.ts';
import { killOn, move, raceWrites, swapOn } from './moves.ts';

// The processes, the database and the browser share one machine: what loads leaves the swaps their time.
const WINDOWS = 1;
const FETCHERS = 1;

const none = (measure: string, ours: number): Row => ({ measure, unit: '', ours, figure: itself(0) });

interface Surroundings {
  browser: Browser;
  dataFolder: string;
  port: number;
  /** How much of the whole is done. */
  share: number;
  ends: Ends;
}

/** Moves releases while pages load, processes die and writers race. */
export async function benchReleases({ browser, dataFolder, port, share, ends }: Surroundings): Promise<string[]> {
  const deployment = await startDeployment(dataFolder, port, ends);
  try {
    const missed: string[] = [];
    // Each is checked and mounted once; a process that is killed every few seconds would never finish that.
    for (const stable of deployment.releases.toReversed()) {
      const status = await move(deployment, { stable, canary: null, reason: 'the benchmark' });
      if (status !== 200) throw new Error(`The release ${stable} was answered with ${status}.`);
    }
    missed.push(...(await loadWhileMoving(deployment, browser, share)));
    const { bad, badRefused, good, goodRefused } = await judgeReleases(deployment, share);
    const races = Math.round(1_000 * share);
    missed.push(
      ...printRows('Releases: writes, checks, going back, canary', [
        none(`lost updates in ${races} racing writes`, await raceWrites(deployment, races)),
        none(`bad releases let through, of ${bad}`, bad - badRefused),
        none(`good releases refused, of ${good}`, goodRefused),
        {
          measure: 'going back, until the other process serves it',
          unit: 'ms',
          ours: await timeRollback(deployment),
          figure: itself(1_000),
        },
        ...canaryShares(),
      ]),
    );
    return missed;
  } finally {
    await deployment.stop();
  }
}

/** Everything at once: swaps, half of the customers in a canary every other time, and one process after the other killed. */
async function loadWhileMoving(deployment: Deployment, browser: Browser, share: number) {
  const stopSwaps = swapOn(deployment);
  const stopKills = killOn(deployment);
  const windows = await Promise.all(Array.from({ length: WINDOWS }, () => openLoader(browser, deployment)));
  const fetching = Array.from({ length: FETCHERS }, () => fetcher(deployment));
  const [fetched, shown] = await Promise.all([
    loadMany(Math.round(10_000 * share), fetching),
    loadMany(
      Math.round(1_000 * share),
      windows.map(({ load }) => load),
    ),
  ]);
  await Promise.all(windows.map(({ close }) => close()));
  const kills = await stopKills();
  const { perSecond, seconds, refusals } = await stopSwaps();
  console.log(`  swaps refused, by status: ${JSON.stringify(refusals)}`);
  const ran = `${Math.round(seconds)} s, ${perSecond.toFixed(1)} swaps a second, ${kills} kills`;
  return printRows(`Releases: while they are swapped and processes die (${ran})`, [
    ...loadRows('fetched and verified', fetched),
    ...loadRows('in a browser', shown),
    { measure: 'between two swaps', unit: 'ms', ours: 1000 / perSecond, figure: itself(500) },
  ]);
}

function loadRows(what: string, { done, failed, mixed, reason }: Loads): Row[] {
  if (reason !== '') console.log(`  ${what}, the first flaw: ${reason}`);
  return [none(`${done} ${what}: failed`, failed), none(`${done} ${what}: mixed`, mixed)];
}

/** From the command until a page of the other process shows what was stable before. */
async function timeRollback(deployment: Deployment): Promise<number> {
  const { origins, releases, sid, token } = deployment;
  const ask = callWith(token);
  const [, next] = releases;
  await move(deployment, { stable: releases[0], canary: null, reason: 'the benchmark' });
  await move(deployment, { stable: next, canary: null, reason: 'the benchmark' });
  const { etag } = (await (await ask(origins[0], 'GET', '/channels/production')).json()) as { etag: string };
  const started = performance.now();
  await ask(
    origins[0],
    'POST',
    '/channels/production/rollback',
    { reason: 'the benchmark' },
    { 'if-match': `"${etag}"` },
  );
  for (;;) {
    const page = await fetch(`${origins[1]}/buyer/dashboard`, { headers: { cookie: `__Host-sid=${sid}` } });
    if ((await page.text()).includes(`"release":"${releases[0]}"`)) return performance.now() - started;
  }
}

/** How far the number of customers that get the canary is from the requested part of a million. */
function canaryShares(): Row[] {
  const customers = 1_000_000;
  const salt = randomBytes(16).toString('hex');
  const buckets = Array.from({ length: customers }, (_, index) => bucketOf(salt, String(100_000_000_001 + index)));
  return [1, 5, 50].map((percent) => {
    const wanted = (customers * percent) / 100;
    const got = buckets.filter((bucket) => bucket < percent * 100).length;
    // Five times the standard deviation of a random choice.
    const chance = 5 * Math.sqrt(wanted * (1 - percent / 100));
    return {
      measure: `customers beside ${percent} % of a million`,
      unit: '',
      ours: Math.abs(got - wanted),
      figure: itself(Math.round(chance)),
    };
  });
}
