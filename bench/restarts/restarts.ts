import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TOKEN_FILE } from '@tracking-console/contract/releases/releaseTokens';
import { findRunningDatabase } from '../../server/src/bin/embeddedDatabase.ts';
import { AWAY_WAYS, goAway } from '../../server/testing/awayWays.ts';
import {
  addNumber,
  addNumbers,
  type PatientCustomer,
  signIn,
  type Tally,
  timeRecovery,
} from '../../server/testing/patientCustomer.ts';
import type { Ends } from '../ends.ts';
import { itself, printRows } from '../report.ts';
import { type RunningConsole, startConsole } from '../runningConsole.ts';
import { type Administrator, createAdministrator } from './administrator.ts';
import { openLiveCount } from './liveCount.ts';
import { moveChannel } from './moveChannel.ts';

const RESTARTS = 20;
const ADDING = 4;
const EMAIL = 'both@example.com';

interface Written {
  numbers: string[];
  keys: string[];
}

/** PostgreSQL goes away under the console: ten times while customers write, ten times while nothing happens. */
export async function benchRestarts(dataFolder: string, port: number, ends: Ends): Promise<string[]> {
  const running = await startConsole(dataFolder, port, ends);
  const url = findRunningDatabase(dataFolder) ?? '';
  const administrator = createAdministrator(url);
  const customer = await signIn(running.origin, EMAIL);
  const token = readFileSync(join(dataFolder, TOKEN_FILE), 'utf8').trim();
  await administrator.giveRoom(EMAIL);
  const live = openLiveCount(customer);
  const tally: Tally = { answered: 0, unavailable: 0, others: {} };
  const written: Written = { numbers: [], keys: [] };
  const recoveries: number[] = [];
  let silent = 0;

  for (let restart = 1; restart <= RESTARTS && running.isRunning(); restart++) {
    const way = AWAY_WAYS[restart % AWAY_WAYS.length] ?? AWAY_WAYS[0];
    const isBusy = restart <= RESTARTS / 2;
    const writing = isBusy ? startWriters(customer, token, restart, tally) : undefined;
    await wait(1_000);
    const recovery = await timeRecovery(customer, () => goAway(way, dataFolder, url), running.isRunning);
    await wait(500);
    const { numbers = [], keys = [] } = (await writing?.stop()) ?? {};
    written.numbers.push(...numbers);
    written.keys.push(...keys);
    const label = `  ${restart} ${isBusy ? 'busy' : 'idle'}, ${way}`;
    if (!running.isRunning()) {
      console.log(`${label}: the server process has ended`);
      break;
    }
    recoveries.push(recovery);
    const isReceived = await live.receives(() => addNumber(customer, `TBA9${String(restart).padStart(8, '0')}`));
    if (!isReceived) silent += 1;
    console.log(`${label}: answers after ${Math.round(recovery)} ms, ${isReceived ? 'a' : 'no'} live update`);
  }
  live.close();
  const survived = running.isRunning();
  await running.stop();
  return report({ dataFolder, port, ends, written, tally, recoveries, survived, silent });
}

function startWriters(customer: PatientCustomer, token: string, restart: number, tally: Tally) {
  const stopping = new AbortController();
  const prefix = (writer: number) => `TBA${restart + 10}${writer}`;
  const adding = Array.from({ length: ADDING }, (_, writer) =>
    addNumbers(customer, prefix(writer), tally, stopping.signal),
  );
  const moving = moveChannel(customer.origin, token, `restart-${restart}`, tally, stopping.signal);
  return {
    async stop(): Promise<Written> {
      stopping.abort();
      return { numbers: (await Promise.all(adding)).flat(), keys: await moving };
    },
  };
}

interface Outcome {
  dataFolder: string;
  port: number;
  ends: Ends;
  written: Written;
  tally: Tally;
  recoveries: number[];
  survived: boolean;
  /** Restarts after which no live update came. */
  silent: number;
}

/** Reads the database after a new start on the same folder; jobs have a minute for all that was added. */
async function report({ dataFolder, port, ends, ...outcome }: Outcome): Promise<string[]> {
  const again: RunningConsole = await startConsole(dataFolder, port, ends);
  const administrator = createAdministrator(findRunningDatabase(dataFolder) ?? '');
  const { written, tally, recoveries } = outcome;
  const kept = await administrator.countNumbers(written.numbers);
  const moved = await administrator.countReasons(written.keys);
  const missing = (wanted: string[], found: Map<string, number>) => wanted.filter((name) => !found.has(name)).length;
  const doubled = (found: Map<string, number>) => [...found.values()].filter((times) => times > 1).length;
  const unasked = await waitUntilAsked(administrator);
  await again.stop();
  const others = Object.values(tally.others).reduce((sum, times) => sum + times, 0);
  if (others > 0) console.log(`  other answers, by status: ${JSON.stringify(tally.others)}`);
  const sorted = recoveries.toSorted((a, b) => a - b);
  return printRows(`PostgreSQL goes away ${RESTARTS} times`, [
    { measure: 'outlived', unit: '', ours: recoveries.length },
    { measure: 'the server process ended', unit: '', ours: outcome.survived ? 0 : 1, figure: itself(0) },
    { measure: 'acknowledged numbers', unit: '', ours: written.numbers.length },
    { measure: '… of them lost', unit: '', ours: missing(written.numbers, kept), figure: itself(0) },
    { measure: '… of them twice', unit: '', ours: doubled(kept), figure: itself(0) },
    { measure: 'acknowledged changes of a channel', unit: '', ours: written.keys.length },
    { measure: '… of them lost ', unit: '', ours: missing(written.keys, moved), figure: itself(0) },
    { measure: '… of them twice ', unit: '', ours: doubled(moved), figure: itself(0) },
    { measure: 'answers 503 with Retry-After', unit: '', ours: tally.unavailable },
    { measure: 'calls that failed otherwise', unit: '', ours: others, figure: itself(0) },
    { measure: 'until calls are answered, median', unit: 'ms', ours: sorted[Math.floor(sorted.length / 2)] ?? 0 },
    { measure: 'until calls are answered, longest', unit: 'ms', ours: sorted.at(-1) ?? 0, figure: itself(10_000) },
    { measure: 'restarts without a live update', unit: '', ours: outcome.silent, figure: itself(0) },
    { measure: 'added shipments no job has asked for', unit: '', ours: unasked, figure: itself(0) },
  ]);
}

async function waitUntilAsked(administrator: Administrator): Promise<number> {
  const end = Date.now() + 90_000;
  let unasked = await administrator.countUnasked();
  for (; unasked > 0 && Date.now() < end; unasked = await administrator.countUnasked()) await wait(500);
  return unasked;
}
