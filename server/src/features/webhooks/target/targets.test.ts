import net from 'node:net';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { openWebhookClient, type WebhookClient } from '../../../../testing/webhookClient.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../testing/webhookReceiver.ts';
import type { Configuration } from '../../../config.ts';
import { sql } from '../../../drizzle.ts';
import { localTargetsOf } from './localTargets.ts';
import { createPoster } from './postRequest.ts';
import { type ResolveName, resolveTarget } from './resolveTarget.ts';
import { createRuleTarget } from './ruleTarget.ts';

/** Addresses of special purpose, in all the ways a URL writes one. */
const LITERALS = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '3232235521',
  '169.254.169.254',
  '0xa9fea9fe',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '192.88.99.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[5f00::1]',
];
/** Names, with their addresses. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'a.localhost': ['::1'],
  LOCALHOST: ['127.0.0.1'],
  'loopback.example.com': ['127.0.0.1'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'nat64.example.com': ['64:ff9b::a00:1'],
  // One public address does not allow the other.
  'both.example.com': ['93.184.215.14', '10.0.0.1'],
  'nowhere.example.com': [],
};

const answer = (addresses: string[]) => addresses.map((address) => ({ address, family: net.isIP(address) }));

let rebound = 0;
/** A name server that answers differently each time, with a public address first. */
const resolveName: ResolveName = async (name) => {
  const known = NAMES[name.toLowerCase()] ?? NAMES[name];
  if (known) return answer(known);
  rebound += 1;
  return answer([rebound % 2 === 1 ? '93.184.215.14' : '127.0.0.1']);
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Every address any socket, with TLS or without, begins to connect to. */
const connects: string[] = [];
beforeEach(() => {
  connects.length = 0;
  const connect = net.Socket.prototype.connect as (...all: unknown[]) => net.Socket; // one of its forms
  jest.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket, ...all: unknown[]) {
    this.on('connectionAttempt', (address: string) => {
      connects.push(address);
      // Tests go nowhere else.
      if (!LOOPBACK.test(address)) process.nextTick(() => this.destroy(new Error('there is no network')));
    });
    return connect.apply(this, all);
  });
});

describe('a webhook', () => {
  const poster = createPoster(resolveName, { isOpen: (port) => port !== 10 });
  afterAll(() => poster.close());
  const post = (url: string, mode: DataMode = 'live') => poster.post({ url, headers: {}, body: '{}', mode });

  it('SC-24 is sent to none of 60 hosts that lead inside, and to none of them is connected', async () => {
    const hosts = [...LITERALS, ...Object.keys(NAMES)];
    expect(hosts.length).toBeGreaterThanOrEqual(60);
    const wrong: string[] = [];
    for (const host of hosts) {
      for (const url of [`http://${host}/`, `https://${host}:8443/`]) {
        const { code, error } = await post(url);
        const expected = host === 'nowhere.example.com' ? 'name' : 'address';
        if (code !== null || error !== expected) wrong.push(`${url} ${code} ${error}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(connects).toEqual([]);
    // … nor is a port that is closed for them.
    expect(await post('http://127.0.0.1:10/', 'test')).toMatchObject({ error: 'address' });
    expect(connects).toEqual([]);
    // … which would be noticed.
    for (const url of ['http://127.0.0.1:9/', 'https://127.0.0.1:9/', 'http://localhost:9/']) await post(url, 'test');
    expect(connects).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
  });

  it('SC-24 is connected to the very address that was checked, when a name server changes its mind', async () => {
    rebound = 0;
    expect(await post('http://rebinding.example.com/')).toMatchObject({ code: null, error: 'connection' });
    expect([rebound, connects]).toEqual([1, ['93.184.215.14']]);
    expect(await post('http://rebinding.example.com/')).toMatchObject({ code: null, error: 'address' });
    expect([rebound, connects]).toEqual([2, ['93.184.215.14']]);
  });

  it('SC-24 may lead to this machine and its network alone where that is allowed', async () => {
    const local =
      /^(127|2130706433|0x7f|01?77|10\.|172\.|192\.168|3232235521|\[::1\]|\[0:0|\[::ffff:(127|7f00)|\[fc00::1)/;
    for (const host of LITERALS.filter((literal) => !local.test(literal))) {
      expect([host, (await post(`http://${host}/`, 'test')).error]).toEqual([host, 'address']);
    }
    expect(connects).toEqual([]);
  });

  it('SC-24 takes public addresses of both families', async () => {
    for (const host of ['93.184.215.14', '8.8.8.8', '[2606:4700::1111]', 'rebinding.example.com']) {
      rebound = 0;
      expect(await resolveTarget(host, { local: false }, resolveName)).toHaveLength(1);
    }
  });
});

describe('an answer', () => {
  let receiver: WebhookReceiver;
  const poster = createPoster(resolveName, { isOpen: () => true }, 300);
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.close());
  afterAll(() => poster.close());
  const post = (url = receiver.url) => poster.post({ url, headers: {}, body: '{}', mode: 'test' });

  it.each<[string, Parameters<WebhookReceiver['answer']>[0]]>([
    ['that never comes', () => undefined],
    ['that never ends', (response) => void response.writeHead(200).write('…')],
    ['that comes byte by byte', (response) => void setInterval(() => response.write('a'), 20).unref()],
  ])('PA-6 %s is none', async (_which, how) => {
    receiver.answer(how);
    expect(await post()).toMatchObject({ code: null, error: 'timeout' });
  });

  it('PA-6 is read as far as 64 kB, however long it is', async () => {
    let written = 0;
    receiver.answer((response) => {
      const write = () => {
        while (!response.destroyed && written < 100_000_000 && response.write('a'.repeat(16_384))) written += 16_384;
      };
      response.writeHead(200).on('drain', write);
      write();
    });
    expect(await post()).toMatchObject({ code: 200, error: null, response: 'a'.repeat(4_096) });
    expect(written).toBeLessThan(50_000_000);
  });

  it('PA-6 is missing where nobody listens, and where a certificate is nobody’s', async () => {
    await receiver.close();
    expect(await post()).toMatchObject({ code: null, error: 'connection' });
    receiver = await startWebhookReceiver();
    expect(await post(receiver.url.replace('http:', 'https:'))).toMatchObject({ code: null, error: 'certificate' });
  });
});

describe('the address of a webhook', () => {
  let server: TestServer;
  let client: WebhookClient;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    server = await startTestServer({}, { resolveName });
    client = await openWebhookClient(server);
    receiver = await startWebhookReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await server.close();
  });
  const save = async (url: string, mode: DataMode = 'live') => {
    const rest = { version: 'v2.4', events: ['TRACKING_UPDATED'], statuses: [], headers: [], enabled: true };
    return (await client.call('webhook/save', { url, ...rest }, mode)).code;
  };

  it('PG-13f is refused with its code where it leads inside, or is none of the ports', async () => {
    const hosts = [...LITERALS, 'localhost', 'a.localhost', 'LOCALHOST.'];
    const codes = await Promise.all(hosts.map((host) => save(`https://${host}/hook`)));
    expect(new Set(codes)).toEqual(new Set([-18010202]));
    for (const url of [
      'ftp://example.com/',
      'example.com',
      'https://',
      'https:example.com',
      'http://example.com/',
      'https://example.com:22/',
      'https://example.com:8081/',
      'https://user:password@example.com/',
      'https://example.com/#part',
      'https://exa mple.com/',
    ]) {
      expect([url, await save(url)]).toEqual([url, -18010202]);
    }
    expect(await save('')).toBe(-18010201);
    expect((await client.call('webhook/save', {})).code).not.toBe(0);
    expect((await client.call('webhook/get')).data.webhooks).toEqual([]);
  });

  it('PG-13f PA-6 may be http for test webhooks, and on a development server this machine', async () => {
    expect(await save('http://example.com:8080/', 'test')).toBe(0);
    expect(await save('http://example.com:3000/', 'test')).toBe(-18010202);
    expect(await save('http://169.254.169.254:8080/', 'test')).toBe(-18010202);
    expect(await save(receiver.url, 'test')).toBe(0);
    expect(await save(receiver.url.replace('127.0.0.1', 'localhost'), 'test')).toBe(0);
    expect(await save(receiver.url.replace('http:', 'https:'))).toBe(-18010202);
    expect(await save('https://example.com:8443/path?query=1')).toBe(0);
    const urls = (await client.call('webhook/get')).data.webhooks.map(({ url }: { url: string }) => url);
    for (const { id, url } of (await client.call('webhook/get')).data.webhooks)
      if (url.startsWith('http://localhost') || url === receiver.url)
        expect((await client.call('webhook/test', { id })).data.code).toBe(200);
    expect(urls).toHaveLength(3);
  });

  it('PG-13f SC-24 lets no header of the customer’s take the place of ours, and breaks none', async () => {
    const withHeader = (name: string, value: string) =>
      client.call('webhook/save', {
        ...{ url: receiver.url, version: 'v2.4', events: ['TRACKING_UPDATED'], statuses: [] },
        ...{ enabled: true, headers: [{ name, value }] },
      });
    for (const name of ['sign', 'Host', 'Content-Length', 'webhook-id', 'Transfer-Encoding', 'connection'])
      expect((await withHeader(name, 'x')).code).toBe(-18010202);
    for (const [name, value] of [
      ['x y', 'v'],
      ['x:y', 'v'],
      ['x', 'a\r\nb: c'],
      ['x', 'ü'],
    ] as const)
      expect((await withHeader(name, value)).code).not.toBe(0);
    const { data } = await withHeader('X-Shop', 'north');
    await client.call('webhook/test', { id: data.id });
    expect(receiver.requests.at(-1)?.headers).toMatchObject({ 'x-shop': 'north', 'content-type': 'application/json' });
  });

  it('PG-13f SC-24 leaves the ports of the system, the console and its database closed', async () => {
    const { localTargets, configuration } = server.services;
    const { rows } = await server.services.db.execute<{ port: number }>(sql`SELECT inet_server_port() AS port`);
    for (const port of [1023, configuration.port, rows[0]?.port ?? 0])
      expect([port, await save(`http://127.0.0.1:${port}/`, 'test')]).toEqual([port, -18010202]);
    expect(localTargets?.isOpen(1024)).toBe(true);
  });
});

it.each<[string, Partial<Configuration>, boolean]>([
  ['without an address of its own', {}, true],
  ['of a loopback address', { origins: ['http://127.0.0.1:8080', 'http://[::1]:8080', 'http://a.localhost'] }, true],
  ['of a public address', { origins: ['http://localhost:8080', 'https://console.example.com'] }, false],
  ['whose mails name a public address', { mailOrigin: 'https://console.example.com' }, false],
  ['with a real source', { carrierSource: { kind: 'track-v2', url: '', key: '', secrets: [] } }, false],
])('SC-24 a server %s: whether test webhooks may lead to this machine', (_which, changes, expected) => {
  const own = {
    origins: ['http://localhost:8080'],
    mailOrigin: 'http://localhost:8080',
    carrierSource: null,
    port: 8080,
  };
  expect(localTargetsOf({ ...own, ...changes }, 5432) !== null).toBe(expected);
});

it.each([
  ['a development server', { isOpen: (port: number) => port >= 1024 }, null, 'connection'],
  ['another server', null, 'private', 'address'],
] as const)(
  'SC-24 rules of %s post to this machine, or not: what is saved and what is sent',
  async (_which, local, problem, error) => {
    const poster = createPoster(resolveName, local);
    const target = createRuleTarget(local, poster.post);
    // Nothing listens on port 1024 of this machine.
    const sent = (url: string) => target.post({ url, headers: {}, body: '{}' });
    expect(target.check('https://127.0.0.1:1024/')).toBe(problem);
    expect(await sent('https://127.0.0.1:1024/')).toMatchObject({ code: null, error });
    // Also for a rule that was saved before: ports of the system, a private address, the cloud's own, a name that leads inside.
    for (const url of [
      'http://127.0.0.1:25/',
      'http://10.0.0.1:443/',
      'http://169.254.169.254/',
      'http://a.localhost:80/',
    ])
      expect([url, await sent(url)]).toMatchObject([url, { code: null, error: 'address' }]);
    await poster.close();
  },
);
