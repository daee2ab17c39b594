import { DAY } from '@tracking-console/contract/values/durations';
import fc from 'fast-check';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../database.ts';
import type { App } from '../../http/app.ts';
import { addressKey } from '../../http/callers/addressKey.ts';
import { createServices } from '../../services.ts';
import { createRateLimits } from './rateLimits.ts';
import { rateLimits } from './rateLimitTable.ts';

const RULE = { name: 'test', calls: 10, window: 60_000 };
const GUESSES = { ...RULE, name: 'guess', step: 1_000, longest: 900_000 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.stopClock();
});
afterEach(() => server.close());

/** What another process on the same database has, with a memory of its own. */
const otherProcess = () => createRateLimits(server.services.db, server.services.now);
const admitted = (waits: number[]) => waits.filter((wait) => wait === 0).length;

it('holds for all processes together, however their calls race', async () => {
  const processes = [server.services.limits, otherProcess(), otherProcess()];
  const calls = Array.from({ length: 60 }, (_, n) => processes[n % 3]?.take('one', RULE) ?? 0);
  expect(admitted(await Promise.all(calls))).toBe(10);
  expect(await otherProcess().take('another', RULE)).toBe(0);
});

it('frees one call after another, and says when', async () => {
  for (let n = 0; n < 10; n++) await server.services.limits.take('one', RULE);
  expect(await otherProcess().take('one', RULE)).toBe(6_000);
  server.pass(12_000);
  const waits = [];
  for (let n = 0; n < 3; n++) waits.push(await otherProcess().take('one', RULE));
  expect(waits).toEqual([0, 0, 6_000]);
});

it.each([RULE, GUESSES])('a clock set back holds nobody: $name', async (rule) => {
  const take = () => ('step' in rule ? otherProcess().reserve('one', GUESSES) : otherProcess().take('one', rule));
  for (let n = 0; n < 15; n++) await take();
  expect(await take()).toBeGreaterThan(0);
  server.pass(-DAY);
  expect(await take()).toBe(0);
  // It goes on by the new time.
  server.pass(60_000);
  expect(await take()).toBe(0);
});

it('goes by the clock of the database, whatever the process believes', async () => {
  const { db } = server.services;
  const [one, other] = [createRateLimits(db), createRateLimits(db)];
  server.pass(-DAY);
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).take('one', RULE)));
  expect(admitted(waits)).toBe(10);
});

it('PA-1 two server processes share the three calls of a key, and a clock set back keeps none out', async () => {
  const { configuration, database, now } = server.services;
  const apart = openDatabase(database.pool.options.connectionString ?? '', 2);
  const second = await buildApp(createServices({ configuration, database: apart, now, limitClock: now }));
  const developer = await signedIn(server, { identities: ['API'] });
  const key = (await server.services.apiKeys.create(developer.gid, { name: 'Shop', mode: 'live' }))?.key ?? '';
  const ask = (app: App) =>
    app.inject({ method: 'POST', url: '/track/v2.4/getquota', payload: [], headers: { '17token': key } });
  const both = async () => {
    const answers = await Promise.all([1, 2, 3].flatMap(() => [ask(server.app), ask(second)]));
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };
  expect(await both()).toBe(3);
  server.pass(-DAY);
  expect((await ask(second)).statusCode).toBe(200);
  server.pass(1_000);
  expect(await both()).toBe(3);
  await second.close();
  await apart.close();
});

it('without a database the limit of the process holds', async () => {
  const unreachable = openDatabase('postgresql://nobody@127.0.0.1:9/none', 1);
  const limits = createRateLimits(unreachable.db, server.services.now);
  const waits = await Promise.all(Array.from({ length: 20 }, () => limits.take('one', RULE)));
  expect(admitted(waits)).toBe(10);
  await unreachable.close();
});

it('gives the networks of one IPv6 site sixteen limits together, and as many rows', async () => {
  const limits = otherProcess();
  const waits = [];
  for (let n = 0; n < 200; n++) waits.push(await limits.takeOf(`2001:db8:1:${n.toString(16)}::1`, RULE));
  expect(admitted(waits)).toBe(160);
  expect(await server.services.db.$count(rateLimits)).toBe(161);
  expect(await limits.takeOf('2001:db8:2:1::1', RULE)).toBe(0);
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::9', '20010db800010002/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '20010db800010002/64'],
    ['fe80::1%eth0', 'fe80000000000000/64'],
    ['no address', 'no address'],
  ])('of %s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));

  it('is short and the same for all of a network', () => {
    fc.assert(fc.property(fc.string(), (text) => addressKey(text).length <= 64));
    fc.assert(fc.property(fc.ipV4(), (ip) => addressKey(`::ffff:${ip}`) === addressKey(ip)));
  });
});
