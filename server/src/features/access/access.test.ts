import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import Papa from 'papaparse';
import { type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let developer: SignedInCaller;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  developer = await signedIn(server);
  key = (await server.services.apiKeys.create(developer.gid, { name: 'Shop', mode: 'live' }))?.key ?? '';
});

const call = async (path: string, body: object = {}, ip = '127.0.0.1') =>
  (await developer.post(`/console-api/v1/${path}`, body, { remoteAddress: ip })).json();
const rangesOf = (...ranges: string[]) => ranges.map((range) => ({ range, note: '' }));
const save = (ranges: string[], more: object = {}) =>
  call('ip/save', { enabled: true, ranges: rangesOf(...ranges), version: 0, confirmed: true, ...more });

/** Calls the public API from an address. */
async function use(ip: string) {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/track/v2.4/getquota', payload: [] },
    ...{ headers: { 'x-api-key': key }, remoteAddress: ip },
  });
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
}
const REFUSED = [401, -18010001];

describe('PG-14d the list of allowed addresses', () => {
  it.each([
    ['192.0.2.0/24', '192.0.2.255', '192.0.3.0'],
    ['192.0.2.129/25', '192.0.2.200', '192.0.2.127'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['2001:db8:1::/48', '2001:db8:1:ffff::1', '2001:db8:2::1'],
    ['2001:DB8::7', '2001:db8::7', '2001:db8::8'],
    ['::ffff:192.0.2.0/120', '192.0.2.9', '192.0.3.9'],
    ['192.0.2.0/24', '::ffff:192.0.2.9', '::ffff:192.0.3.9'],
    ['0.0.0.0/0', '203.0.113.1', '2001:db8::1'],
  ])('allows %s what lies in it, and refuses the rest', async (range, inside, outside) => {
    expect((await save([range])).code).toBe(0);
    expect(await use(inside)).toBe(200);
    expect(await use(outside)).toEqual(REFUSED);
  });

  it('refuses nothing while it is off, and holds in every process as soon as it is saved', async () => {
    expect((await save(['192.0.2.0/24'], { enabled: false })).code).toBe(0);
    expect(await use('203.0.113.1')).toBe(200);
    await save(['192.0.2.0/24'], { version: 1 });
    expect(await use('203.0.113.1')).toEqual(REFUSED);
    await save([], { version: 2, enabled: false });
    expect(await use('203.0.113.1')).toBe(200);
  });

  it.each([
    ...['192.0.2', '192.0.2.256', '010.0.0.1', '0x7f.0.0.1', '127.1', '1', ''],
    ...['192.0.2.0/33', '192.0.2.0/-1', '192.0.2.0/', '192.0.2.0/24/24', '192.0.2.0/2 4', 'fe80::1%eth0'],
    ...['2001:db8::/129', '2001:db8:::1', '::ffff:192.0.2.0/24', 'example.com', '192.0.2.1-192.0.2.9', '*'],
  ])('refuses %j with its place, and keeps what was saved', async (range) => {
    await save(['192.0.2.0/24']);
    const refusal = await save(['203.0.113.1', range], { version: 1 });
    expect(refusal).toMatchObject({ code: -18010205, data: { problem: 'format', place: 1 } });
    expect((await call('ip/list')).data).toMatchObject({ ranges: [{ range: '192.0.2.0/24' }], version: 1 });
  });

  it('keeps a network by its first address, and no range twice', async () => {
    expect((await save(['192.0.2.77/24', '2001:db8:0:0::/64'])).data.ranges).toEqual(
      rangesOf('192.0.2.0/24', '2001:db8::/64'),
    );
    expect(await save(['192.0.2.1/24', '192.0.2.2/24'], { version: 1 })).toMatchObject({
      data: { problem: 'duplicate', place: 1 },
    });
    expect(await save([], { version: 1 })).toMatchObject({ data: { problem: 'empty' } });
  });

  it('says which of the last calls would be refused', async () => {
    for (const ip of ['192.0.2.1', '203.0.113.1', '203.0.113.1']) await use(ip);
    await server.services.requestLog.flush();
    const { data } = await call('ip/check', { ranges: rangesOf('192.0.2.0/24') });
    expect(data).toMatchObject({
      ...{ calls: 3, refused: 2, own_refused: true },
      addresses: [{ ip: '203.0.113.1', calls: 2, last_time: expect.stringMatching(/^\d{4}-/) }],
    });
  });

  it('warns before it locks out the customer or a program that calls', async () => {
    await use('203.0.113.1');
    await server.services.requestLog.flush();
    const own = await save(['203.0.113.1'], { confirmed: false });
    expect(own).toMatchObject({
      code: -18010205,
      data: { problem: 'lockOut', check: { own_refused: true, refused: 0 } },
    });
    const program = await save(['127.0.0.1'], { confirmed: false });
    expect(program).toMatchObject({ data: { problem: 'lockOut', check: { own_refused: false, refused: 1 } } });
    expect((await call('ip/list')).data).toMatchObject({ enabled: false, own_address: '127.0.0.1', version: 0 });
    expect((await save(['203.0.113.1', '127.0.0.1'], { confirmed: false })).code).toBe(0);
  });

  it('tells the second of two tabs what the first has saved', async () => {
    await save(['192.0.2.0/24']);
    const second = await save(['203.0.113.0/24']);
    expect(second.data).toMatchObject({ problem: 'changed', list: { version: 1, ranges: rangesOf('192.0.2.0/24') } });
    const both = await Promise.all([save(['192.0.2.1'], { version: 1 }), save(['192.0.2.2'], { version: 1 })]);
    expect(both.map(({ code }) => code === 0).sort()).toEqual([false, true]);
  });

  it('is changed after a recent check alone, with its row in the audit log', async () => {
    await save(['192.0.2.0/24', '2001:db8::/32']);
    const { rows } = (await call('audit/list', { kind: 'addressesChanged' })).data;
    expect(rows).toMatchObject([{ detail: '192.0.2.0/24, 2001:db8::/32' }]);
    server.pass(11 * 60_000);
    expect((await save(['192.0.2.0/24'], { version: 1 })).code).toBe(SECURITY_CODES.checkNeeded);
  });

  it('is of the API identity', async () => {
    developer = await signedIn(server, { identities: ['BUYER'] });
    expect((await call('ip/list')).code).toBe(-10010301);
    expect((await save([])).code).toBe(-10010301);
    expect((await call('audit/list')).code).toBe(0);
  });
});

describe('PG-14d the audit log', () => {
  const act = (kind: 'signedOut' | 'checked', ip: string, detail = '') =>
    server.services.accountEvents.record({ gid: developer.gid, kind, client: { ip, userAgent: FIREFOX }, detail });
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (filter: object = {}) => (await call('audit/list', filter)).data;

  it('lists the acts of the account, the newest first, page by page', async () => {
    for (let index = 0; index < 45; index += 1) await act('checked', `192.0.2.${index}`);
    const first = await list();
    const second = await list({ cursor: first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([40, 5, null]);
    const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(45);
    expect(first.rows[0]).toMatchObject({ kind: 'checked', browser: 'Firefox', system: 'Linux', device: 'desktop' });
  });

  it('narrows them by act, address and time', async () => {
    await act('checked', '192.0.2.1');
    await act('signedOut', '2001:db8::1');
    const kinds = async (filter: object) => (await list(filter)).rows.map(({ kind }: { kind: string }) => kind);
    expect(await kinds({ kind: 'checked' })).toEqual(['checked']);
    expect(await kinds({ ip: '2001:db8::1' })).toEqual(['signedOut']);
    expect(await kinds({ from: '2199-01-01T00:00Z' })).toEqual([]);
    expect(await kinds({ to: new Date(server.services.now().getTime() + 60_000).toISOString() })).toHaveLength(2);
    expect((await developer.post('/console-api/v1/audit/list', { kind: 'nothing' })).statusCode).toBe(400);
    const reversed = { from: '2026-02-01T00:00Z', to: '2026-01-01T00:00Z' };
    expect((await developer.post('/console-api/v1/audit/list', reversed)).statusCode).toBe(400);
  });

  it('SC-23 exports what the filter finds, whole and without formulas', async () => {
    await act('checked', '192.0.2.1', '=HYPERLINK("x")');
    await act('signedOut', '192.0.2.1');
    const answer = await developer.post('/console-api/v1/audit/export', { kind: 'checked' });
    expect(answer.headers['content-disposition']).toContain('audit-log-');
    const { data } = Papa.parse<string[]>(answer.body.replace('\uFEFF', '').trim());
    expect(data).toEqual([
      ['time', 'act', 'detail', 'address', 'browser', 'system', 'country'],
      [expect.stringMatching(/Z$/), 'checked', '\'=HYPERLINK("x")', '192.0.2.1', 'Firefox', 'Linux', ''],
    ]);
  });

  it('ER-3 SC-18 shows nobody the acts of another account', async () => {
    await act('checked', '192.0.2.1');
    const other = await signedIn(server);
    expect((await other.post('/console-api/v1/audit/list')).json().data.rows).toEqual([]);
    expect((await other.post('/console-api/v1/audit/export')).body.trim().split('\n')).toHaveLength(1);
    expect((await stranger(server).post('/console-api/v1/audit/list')).json().code).toBe(-6);
  });
});
