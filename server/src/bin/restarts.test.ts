import pg from 'pg';
import { type AwayWay, goAway } from '../../testing/awayWays.ts';
import { withFurther } from '../../testing/furtherIt.ts';
import { openLive } from '../../testing/liveReader.ts';
import {
  addNumber,
  addNumbers,
  type PatientCustomer,
  signIn,
  type Tally,
  timeRecovery,
} from '../../testing/patientCustomer.ts';
import { until } from '../../testing/serverProcess.ts';
import { createPrograms, freePort, type Started } from '../../testing/startProgram.ts';
import { readConfiguration } from '../config.ts';
import { openDatabase } from '../database.ts';
import { DEMO_PASSWORD } from '../features/signIn/demoAccounts.ts';
import { hashPassword } from '../features/signIn/passwords.ts';
import { createServices } from '../services.ts';
import { findRunningDatabase } from './embeddedDatabase.ts';

// The program runs as a process of its own, on an embedded PostgreSQL that is stopped and started again.
jest.setTimeout(120_000);

const programs = createPrograms();
let started: Started;
let customer: PatientCustomer;
let url: string;

beforeAll(async () => {
  programs.renew();
  const port = await freePort();
  started = await programs.start(port);
  url = findRunningDatabase(programs.dataDir()) ?? '';
  await addBuyer('buyer@example.com');
  customer = await signIn(`http://localhost:${port}`, 'buyer@example.com');
});
afterAll(async () => {
  await programs.endAll();
  programs.remove();
});

/** One account without the demo's shipments, which take longest to make. */
async function addBuyer(email: string): Promise<void> {
  const database = openDatabase(url, 1);
  try {
    const { users, identities } = createServices({ configuration: readConfiguration({}), database });
    const person = { nickname: '', photo: '', language: 'en', country: 'us', phoneNumber: '', phoneCountryCode: '' };
    const rights = { mayRelease: false, mayOverride: false, mayFinance: false };
    const gid = await users.add({ email, ...person, ...rights, passwordHash: await hashPassword(DEMO_PASSWORD) });
    await identities.openBuyer(gid);
  } finally {
    await database.close();
  }
}

const isAlive = () => started.child.exitCode === null;

async function query(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

const WAYS = withFurther<AwayWay>(['kill -9'], ['pg_ctl restart', 'pg_terminate_backend']);

describe.each(WAYS.map((way, index) => [way, index] as const))('after %s', (way, index) => {
  it('F-37 every call was answered or told to come back, and nothing acknowledged is lost', async () => {
    const tally: Tally = { answered: 0, unavailable: 0, others: {} };
    const stopping = new AbortController();
    const writing = Array.from({ length: 3 }, (_, writer) =>
      addNumbers(customer, `TBA${index + 1}${writer}`, tally, stopping.signal),
    );
    await until(async () => tally.answered >= 5);
    await timeRecovery(customer, () => goAway(way, programs.dataDir(), url), isAlive);
    const before = tally.answered;
    await until(async () => !isAlive() || tally.answered >= before + 5);
    stopping.abort();
    const acknowledged = (await Promise.all(writing)).flat();
    expect(isAlive()).toBe(true);
    expect(tally.others).toEqual({});
    // Ended idle connections are replaced unnoticed.
    if (way !== 'pg_terminate_backend') expect(tally.unavailable).toBeGreaterThan(0);
    const kept = await query('SELECT number FROM shipments WHERE number = ANY($1)', [acknowledged]);
    expect(kept.map(({ number }) => number).sort()).toEqual(acknowledged.sort());
  });

  it('F-37 a live connection from before it and the background work go on', async () => {
    const live = await openLive(customer.origin, { sid: customer.cookie.split('__Host-sid=')[1] });
    await timeRecovery(customer, () => goAway(way, programs.dataDir(), url), isAlive);
    const number = `TBA${index + 1}9000000`;
    await addNumber(customer, number);
    await live.until(() => live.messages.some(({ event }) => event === 'changes'));
    live.close();
    const wasAsked = async () =>
      (await query('SELECT FROM shipments WHERE number = $1 AND track_time IS NOT NULL', [number])).length > 0;
    expect(await until(wasAsked)).toBe(true);
  });
});
