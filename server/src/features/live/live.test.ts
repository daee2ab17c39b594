import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { type LiveReader, type LiveRequest, openLive } from '../../../testing/liveReader.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { buildApp } from '../../app.ts';
import { openDatabase, type Transaction } from '../../database.ts';
import { sql } from '../../drizzle.ts';
import { createServices } from '../../services.ts';
import { liveEvents } from './liveEventTable.ts';
import { publishLive } from './publishLive.ts';

let server: TestServer;
let origin: string;
let ada: SignedInCaller;
const readers: LiveReader[] = [];

beforeEach(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await signedIn(server);
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await server.close();
});

async function open(request: Partial<LiveRequest> = {}, at = origin): Promise<LiveReader> {
  const reader = await openLive(at, { sid: ada.sid, ...request });
  readers.push(reader);
  return reader;
}

const publish = (transaction: Transaction, id: string, gid = ada.gid) =>
  publishLive(transaction, [{ gid, scope: 'BUYER', kind: 'shipments', ids: [id] }]);
const change = (id: string, gid = ada.gid) =>
  server.services.db.transaction((transaction) => publish(transaction, id, gid));

/** A transaction that has published and is still open; commit or roll it back. */
async function openTransaction(id: string) {
  let finish = (_how: 'commit' | 'roll back') => {};
  const finished = new Promise<'commit' | 'roll back'>((resolve) => {
    finish = resolve;
  });
  let ready = () => {};
  const published = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const ended = server.services.db
    .transaction(async (transaction) => {
      await publish(transaction, id);
      ready();
      if ((await finished) === 'roll back') throw new Error('rolled back');
    })
    .catch(() => undefined);
  await published;
  return (how: 'commit' | 'roll back') => {
    finish(how);
    return ended;
  };
}

/** A second server process' work on the same database. */
async function startSibling() {
  const { configuration, database, now } = server.services;
  const own = openDatabase(database.pool.options.connectionString ?? '', 3);
  const app = await buildApp(createServices({ configuration, database: own, now }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close() {
      await app.close();
      await own.close();
    },
  };
}

describe('a connection', () => {
  it('tells its customer what changes, at once, and nobody else', async () => {
    const bob = await signedIn(server);
    const [mine, theirs] = [await open(), await open({ sid: bob.sid })];
    expect(mine.messages).toMatchObject([{ event: 'beat' }]);
    const begun = Date.now();
    await change('1');
    await mine.until(() => mine.receivedIds().length > 0);
    expect(Date.now() - begun).toBeLessThan(1_000);
    await change('2', bob.gid);
    await theirs.until(() => theirs.receivedIds().length > 0);
    expect([mine.receivedIds(), theirs.receivedIds()]).toEqual([['1'], ['2']]);
    expect(JSON.stringify(mine.messages)).not.toContain(bob.gid);
    expect(mine.messages[1]?.data).toMatchObject([{ kind: 'shipments', scope: 'BUYER', ids: ['1'] }]);
  });

  it('names the tab whose call made the change, and no tab that no page of ours would name', async () => {
    const reader = await open();
    const add = (number: string, tab: string) =>
      ada.post(
        '/orderapi/call',
        { version: '1.0', timeZoneOffset: 0, method: 'AddTrackNo', param: { TrackNos: [{ TrackNo: number }] } },
        { headers: { 'x-tab': tab } },
      );
    await add('RB123456785CN', 'tab-1');
    await reader.until(() => reader.receivedIds().length === 1);
    await add('RB123456799CN', '<script>');
    await reader.until(() => reader.receivedIds().length === 2);
    const changes = reader.messages.flatMap(({ data }) => data ?? []).filter(({ kind }) => kind === 'shipments');
    expect(changes.map(({ tab }) => tab)).toEqual(['tab-1', undefined]);
  });

  it('is neither stored nor compressed', async () => {
    const { headers } = await open({ headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('SC-5 is refused to other sites, and to whoever holds too many', async () => {
    expect((await open({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    for (let count = 0; count < 20; count++) expect((await open()).status).toBe(200);
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    const bob = await signedIn(server);
    expect((await open({ sid: bob.sid })).status).toBe(200);
  });

  it('F-47 ends at once for a page that comes back after its session, or in another customer’s', async () => {
    const bob = await signedIn(server);
    const late = await open({ sid: '' });
    const strange = await open({ sid: bob.sid, customer: ada.gid });
    await Promise.all([late.ended, strange.ended]);
    expect([late, strange].map(({ messages }) => messages.map(({ event }) => event))).toEqual([['end'], ['end']]);
    expect((await open({ customer: ada.gid })).messages).toMatchObject([{ event: 'beat' }]);
  });

  it('F-47 ends within two seconds of signing out, and of a session that got a new id', async () => {
    const bob = await signedIn(server);
    const [mine, theirs] = [await open(), await open({ sid: bob.sid })];
    const begun = Date.now();
    await ada.post('/user-api/v1/sign-out');
    await server.services.sessions.rotate(
      (await server.services.sessions.find(bob.sid ?? '')) ?? {
        idHash: '',
        gid: '',
        checkTime: new Date(),
        secondStep: false,
      },
    );
    await Promise.all([mine.ended, theirs.ended]);
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect([mine.messages.at(-1)?.event, theirs.messages.at(-1)?.event]).toEqual(['end', 'end']);
  });

  it('F-47 ends within two seconds of deleting the account, in every tab', async () => {
    const tabs = [await open(), await open()];
    const email = (await server.services.users.find(ada.gid))?.email;
    const answer = await ada.post('/user-api/v1/delete-account', { email });
    const deleted = Date.now();
    expect(answer.json().code).toBe(0);
    await Promise.all(tabs.map(({ ended }) => ended));
    expect(Date.now() - deleted).toBeLessThan(2_000);
    expect(tabs.map(({ messages }) => messages.at(-1)?.event)).toEqual(['end', 'end']);
  });

  it('SC-4 does not keep a session alive', async () => {
    const reader = await open();
    server.pass(121 * 60_000);
    await reader.ended;
    expect(reader.messages.at(-1)?.event).toBe('end');
  });
});

describe('the order of commits', () => {
  it('tells a transaction that began earlier and commits later, without waiting for it', async () => {
    const reader = await open();
    const finishFirst = await openTransaction('first');
    await change('second');
    await reader.until(() => reader.receivedIds().length === 1);
    expect(reader.receivedIds()).toEqual(['second']);
    const cut = reader.cursor();
    await finishFirst('commit');
    await reader.until(() => reader.receivedIds().length === 2);
    expect(reader.receivedIds()).toEqual(['second', 'first']);
    // A connection cut off between the two gets the missed one, and that one alone.
    const resumed = await open({ after: cut });
    expect(resumed.receivedIds()).toEqual(['first']);
  });

  it('tells nothing that is rolled back', async () => {
    const reader = await open();
    const finish = await openTransaction('undone');
    await finish('roll back');
    await change('done');
    await reader.until(() => reader.receivedIds().length > 0);
    expect(reader.receivedIds()).toEqual(['done']);
  });

  it('misses and doubles nothing when many commit at once while the connection is cut again and again', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => String(index));
    const writer = openDatabase(server.services.database.pool.options.connectionString ?? '', 10);
    const received: string[] = [];
    let reader = await open();
    let cursor = reader.cursor();
    let left = ids.length;
    const work = ids.map(async (id) => {
      await writer.db.transaction(async (transaction) => {
        await publish(transaction, id);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      });
      left -= 1;
    });
    while (left > 0) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      reader.close();
      await reader.ended;
      received.push(...reader.receivedIds());
      cursor = reader.cursor() || cursor;
      reader = await open({ after: cursor });
    }
    await Promise.all(work);
    await writer.close();
    await reader.until(() => received.length + reader.receivedIds().length >= ids.length);
    received.push(...reader.receivedIds());
    expect(received.sort()).toEqual([...ids].sort());
  });
});

describe('coming back', () => {
  it('goes on at another process where the first one left off', async () => {
    const reader = await open();
    await change('1');
    await reader.until(() => reader.receivedIds().length === 1);
    reader.close();
    await change('2');
    const sibling = await startSibling();
    const resumed = await open({ after: reader.cursor() }, sibling.address);
    expect(resumed.receivedIds()).toEqual(['2']);
    await change('3');
    await resumed.until(() => resumed.receivedIds().length === 2);
    await sibling.close();
    await resumed.ended;
    await change('4');
    const back = await open({ after: resumed.cursor() });
    expect(back.receivedIds()).toEqual(['4']);
  });

  it('starts over after a cursor that is too old, foreign or no cursor', async () => {
    const cursor = (await open()).cursor();
    await change('1');
    const [time = '', snapshot = ''] = cursor.split('-');
    const dayAgo = `${Number(time) - 86_400_000}-${snapshot}`;
    const ahead = `${time}-999999999:999999999:`;
    for (const after of [dayAgo, ahead, 'nonsense', `${time}-5:3:`, `${time}-5:9:7,6`, `${time}-5:9:9`]) {
      expect((await open({ after })).messages[0]?.event).toBe('reset');
    }
    const resumed = await open({ after: cursor });
    await resumed.until(() => resumed.receivedIds().length > 0);
    expect(resumed.receivedIds()).toEqual(['1']);
  });

  it('says that everything changed where too many would have to be named', async () => {
    const reader = await open();
    const ids = Array.from({ length: 101 }, (_, index) => String(index));
    await server.services.db.transaction((transaction) =>
      publishLive(transaction, [{ gid: ada.gid, scope: 'BUYER', kind: 'shipments', ids }]),
    );
    await reader.until(() => reader.receivedIds().length > 0);
    expect(reader.receivedIds()).toEqual(['*']);
  });
});

it('finds updates that nobody woke it for, as behind a pooler without LISTEN', async () => {
  const reader = await open();
  await server.services.db.execute(sql`
    INSERT INTO ${liveEvents} (gid, scope, kind, ids) VALUES (${ada.gid}, NULL, 'shipments', '["7"]')`);
  await reader.until(() => reader.receivedIds().length > 0);
  expect(reader.receivedIds()).toEqual(['7']);
});

it('forgets events after a day', async () => {
  const { db, liveLog } = server.services;
  await change('1');
  await db.update(liveEvents).set({ createTime: sql`now() - interval '25 hours'` });
  await change('2');
  await liveLog.deleteOld();
  expect(await db.select({ ids: liveEvents.ids }).from(liveEvents)).toEqual([{ ids: ['2'] }]);
});

it('tells of shipments that are added, changed and travelling', async () => {
  const reader = await open();
  const { shipments, sync } = server.services;
  const owner = { gid: ada.gid, scope: 'BUYER' } as const;
  const [added] = await shipments.registration.register(owner, [{ number: 'RB123456785GB', cost: 1 }], 'Manual');
  const id = added?.kind === 'added' ? added.shipment.id : 0;
  await reader.until(() => reader.receivedIds().length === 1);
  await shipments.changes.setRemark(owner, id, 'shoes');
  await reader.until(() => reader.receivedIds().length === 2);
  server.pass(40 * 86_400_000);
  // The session is over by then; the log is read as another browser would.
  await sync.syncShipments([id]);
  const rows = await server.services.db.select({ ids: liveEvents.ids, gid: liveEvents.gid }).from(liveEvents);
  expect(rows).toEqual(Array(3).fill({ ids: [String(id)], gid: ada.gid }));
  await sync.syncShipments([id]);
  expect(await server.services.db.$count(liveEvents)).toBe(3);
});
