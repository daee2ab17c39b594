// The memory of one server process: `npm run bench -- server-memory`, or `node bench/server/memory.ts --minutes 60`.
// First rendered dashboards over ten connections, then mixed load of both consoles and the public API, at a pace that
// leaves the machine room; after each minute it prints how much memory the process holds.

import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PROFILE_CALL } from '@tracking-console/contract/account/userConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { itself, printRows } from '../report.ts';
import { runLoad } from './load.ts';
import { onOwnDatabase } from './ownDatabase.ts';
import { seedAndSignIn } from './seedAndSignIn.ts';
import { startServerProcess } from './serverProcess.ts';

const EMAIL = 'both@example.com';
const DASHBOARD = '/buyer/dashboard';
const CONNECTIONS = 10;
const SECONDS = 35;
const REST_MS = 10_000;
const DEFAULT_MINUTES = '5';
/** Customers who each wait a moment before their next request. */
const CUSTOMERS = 6;
const THINK_MS = 250;
/** A machine that is busy renders as well, only later. */
const ENVIRONMENT = { JOURNEY_SPEED: '1440', RENDER_LIMIT: '4000' };
const MAX_RESIDENT = 800_000_000;

const buyerCall = (method: string, param: object) => ({ version: '1.0', timeZoneOffset: 0, method, param });
const MIXED: { path: string; body?: object }[] = [
  { path: DASHBOARD },
  { path: '/orderapi/call', body: buyerCall('GetTrackInfoList', { PerPage: 40 }) },
  { path: '/buyer/shipment' },
  { path: '/orderapi/call', body: buyerCall('GetIndexData', {}) },
  { path: '/track/v2.4/gettracklist', body: { page_no: 1 } },
  { path: '/api/dashboard' },
  { path: '/console-api/v1/dashboard/summary', body: {} },
  { path: `/user-api${PROFILE_CALL}`, body: {} },
  { path: '/track/v2.4/getquota', body: {} },
  { path: '/buyer/archived' },
];

/** Prints the curve and the table, and returns what is not met. */
export async function benchServerMemory(minutes = DEFAULT_MINUTES): Promise<string[]> {
  return onOwnDatabase((url) => measureOn(url, Number(minutes)));
}

async function measureOn(url: string, minutes: number): Promise<string[]> {
  const sessionCookie = await seedAndSignIn(url, EMAIL);
  const server = await startServerProcess(url, ENVIRONMENT);
  try {
    const { origin, resident } = server;
    const load = { measure: '', origin, sessionCookie, connections: CONNECTIONS, path: DASHBOARD };
    await runLoad({ ...load, seconds: 2 });
    await pause(REST_MS);
    const before = resident();
    const { rendered, perSecond } = await runLoad({ ...load, seconds: SECONDS });
    const after = resident();
    await pause(REST_MS);
    const rested = resident();
    console.log(`${Math.round(perSecond)} dashboards a second, ${Math.round(100 * rendered)} of 100 rendered`);
    const curve = await loadMixed(origin, sessionCookie, resident, minutes);
    return printRows('Memory of one process', [
      { measure: 'before', unit: 'MB', ours: before },
      { measure: `after ${SECONDS} s of dashboards`, unit: 'MB', ours: after, figure: itself(MAX_RESIDENT) },
      { measure: 'ten seconds later', unit: 'MB', ours: rested },
      { measure: 'under mixed load, most', unit: 'MB', ours: Math.max(...curve), figure: itself(MAX_RESIDENT) },
      { measure: 'under mixed load, last', unit: 'MB', ours: curve.at(-1) ?? Number.NaN },
    ]);
  } finally {
    await server.stop();
  }
}

/** Returns the bytes the process holds after each minute. */
async function loadMixed(origin: string, cookie: string, resident: () => number, minutes: number): Promise<number[]> {
  const end = performance.now() + minutes * MINUTE;
  const statuses: Record<string, number> = {};
  const curve: number[] = [];

  async function sendInTurn(first: number) {
    for (let turn = first; performance.now() < end; turn++) {
      const status = await send(origin, cookie, turn).catch(() => 'none');
      statuses[status] = (statuses[status] ?? 0) + 1;
      await pause(THINK_MS);
    }
  }

  async function watch() {
    for (let minute = 1; minute <= minutes; minute++) {
      await pause(end - (minutes - minute) * MINUTE - performance.now());
      curve.push(resident());
      console.log(`minute ${minute}: ${Math.round(resident() / 1e6)} MB, answers ${JSON.stringify(statuses)}`);
    }
  }

  await Promise.all([watch(), ...Array.from({ length: CUSTOMERS }, (_, first) => sendInTurn(first))]);
  return curve;
}

async function send(origin: string, cookie: string, turn: number): Promise<number> {
  const { path, body } = MIXED[turn % MIXED.length] ?? { path: DASHBOARD };
  const json = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { cookie, ...(body && { origin, 'content-type': 'application/json' }) };
  const answer = await fetch(origin + path, { headers, ...json });
  await answer.arrayBuffer();
  return answer.status;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
  await benchServerMemory(values.minutes);
}
