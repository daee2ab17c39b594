import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { LightMyRequestResponse } from 'fastify';
import { type Caller, type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startOidcProvider, type TestProvider } from '../../../testing/oidcProvider.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import type { Mail } from '../mail/mailer.ts';
import { twoSteps } from '../twoStep/twoStepTable.ts';
import { users } from '../users/userTable.ts';

let server: TestServer;
let one: TestProvider;
let two: TestProvider;
let customer: SignedInCaller;
let email = '';
/** Mails go out behind the answer: one may arrive during the next test. */
const mails: Mail[] = [];
let arrived = () => {};
beforeAll(async () => {
  [one, two] = [await startOidcProvider('one'), await startOidcProvider('two')];
  const away = { ...one.provider, key: 'away', issuer: 'http://127.0.0.1:1' };
  server = await startTestServer({ socialProviders: [one.provider, two.provider, away] });
  server.services.mailer.send = async (mail) => {
    mails.push(mail);
    arrived();
    return { kind: 'sent' };
  };
});
afterAll(async () => {
  await server.close();
  await one.close();
  await two.close();
});
beforeEach(async () => {
  for (const provider of [one, two]) Object.assign(provider, { lies: {}, subject: crypto.randomUUID() });
  email = `${crypto.randomUUID()}@example.com`;
  customer = await signedIn(server, { email });
});

const call = async (verb: string, body: object = {}, caller: Caller = customer) =>
  caller.post(`/user-api/v1/${verb}`, body);
const cookieOf = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';
const flowOf = (answer: LightMyRequestResponse) => ({ '__Host-social': cookieOf(answer, '__Host-social') });

/** Leaves for a provider to connect an account, and comes back. */
async function connect(provider = one, { caller = customer as Caller, changes = {} } = {}) {
  const key = provider.provider.key;
  const begun = await call('connect-social', { provider: key, console: 'API' }, caller);
  const back = provider.visit(begun.json().data.location, changes);
  return caller.get(back, { cookies: flowOf(begun) });
}

async function signIn(provider = one, { caller = stranger(server), gb = '' } = {}) {
  const begun = await caller.get(`/user/social/${provider.provider.key}?gb=${encodeURIComponent(gb)}`);
  const answer = await caller.get(provider.visit(begun.headers.location ?? ''), { cookies: flowOf(begun) });
  return { caller, answer, notice: cookieOf(answer, 'notice') };
}

const ownMails = () => mails.filter(({ to }) => to === email);

async function mailAbout(words: string): Promise<Mail> {
  const found = ownMails().find(({ subject }) => subject.startsWith(words));
  if (found) return found;
  await new Promise<void>((resolve) => {
    arrived = resolve;
  });
  return mailAbout(words);
}

const accounts = async (caller: Caller = customer) =>
  (await call('list-social-accounts', {}, caller))
    .json()
    .data.providers.map(({ account }: { account: { name: string } | null }) => account?.name ?? null);
const events = async (kind: string) =>
  (await customer.post('/console-api/v1/audit/list', { kind })).json().data.rows as { detail: string }[];
const resultOf = (answer: LightMyRequestResponse) => {
  const url = new URL(answer.headers.location ?? '', 'http://localhost');
  return [url.pathname, url.searchParams.get('result')];
};

it('PG-14c connects an account with code, PKCE, state and nonce, and writes and mails it', async () => {
  const begun = await call('connect-social', { provider: 'one', console: 'BUYER' });
  const location = new URL(begun.json().data.location);
  const wanted = Object.fromEntries(location.searchParams);
  expect(wanted).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: 'console' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(wanted[name]?.length).toBeGreaterThan(40);
  const answer = await customer.get(one.visit(location.href), { cookies: flowOf(begun) });
  expect(resultOf(answer)).toEqual(['/buyer/socialbind', 'connected']);
  expect(one.exchanges.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  expect(await accounts()).toEqual([`${one.subject}@example.com`, null, null]);
  expect(await events('socialConnected')).toMatchObject([{ detail: `Provider one: ${one.subject}@example.com` }]);
  const email = (await server.services.users.find(customer.gid))?.email;
  const mail = await mailAbout('A social account was connected');
  expect(mail.to).toBe(email);
  expect(mail.text).toContain(`Provider one: ${one.subject}@example.com`);
});

it('PG-14c signs in with a connected account, to where the customer came from', async () => {
  await connect();
  const { caller, answer } = await signIn(one, { gb: '/api/tracking?page=2' });
  expect(answer.headers.location).toBe('/api/tracking?page=2');
  const { data } = (await caller.post('/user-api/v1/get-login-user')).json();
  expect(data.gid).toBe(customer.gid);
  expect((await signIn(one, { gb: 'https://evil.example/' })).answer.headers.location).toBe('/');
});

it('PG-14c asks for the second step where that is on', async () => {
  await connect();
  const { gid } = customer;
  await server.services.db.insert(twoSteps).values({ gid, secret: 'sealed', onTime: new Date() });
  const { caller, answer } = await signIn(one, { gb: '/api' });
  expect(answer.headers.location).toBe('/user/global/code?gb=%2Fapi');
  expect(caller.sid).toBeUndefined();
  expect(cookieOf(answer, '__Host-step')).not.toBe('');
});

it('PG-14c lets nobody in whose account is not connected, and says what to do', async () => {
  const { caller, answer, notice } = await signIn();
  expect([answer.headers.location, notice, caller.sid]).toEqual(['/user/global', 'socialUnknown', undefined]);
  const page = await caller.get('/user/global', { cookies: { notice } });
  expect(page.body).toContain('No account here is connected to it yet.');
  expect(page.body).toContain('href="/user/social/one"');
});

describe('PG-14c refuses an answer that proves nothing, with one row and nothing changed', () => {
  it.each([
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['to another question', { nonce: 'another-nonce' }],
    ['for another program', { audience: 'another' }],
    ['of another key', { key: 'another' as const }],
  ])('%s', async (_what, lies) => {
    one.lies = lies;
    expect(resultOf(await connect())).toEqual(['/api/socialbind', 'refused']);
    expect(await accounts()).toEqual([null, null, null]);
    expect(await events('socialRefused')).toMatchObject([{ detail: 'Provider one' }]);
    expect(await events('socialConnected')).toEqual([]);
    expect(ownMails()).toEqual([]);
    const { notice, caller } = await signIn();
    expect([notice, caller.sid]).toEqual(['socialRefused', undefined]);
  });

  it('with another state, or none', async () => {
    expect(resultOf(await connect(one, { changes: { state: 'another' } }))).toEqual(['/api/socialbind', 'refused']);
    expect(resultOf(await connect(one, { changes: { state: '' } }))).toEqual(['/api/socialbind', 'refused']);
    expect(await events('socialRefused')).toHaveLength(2);
  });

  it('that comes to another provider’s address, to another browser, or twice', async () => {
    const begun = await call('connect-social', { provider: 'one', console: 'API' });
    const back = one.visit(begun.json().data.location);
    const elsewhere = await customer.get(back.replace('/one/', '/two/'), { cookies: flowOf(begun) });
    expect(cookieOf(elsewhere, 'notice')).toBe('socialRefused');
    expect(cookieOf(await customer.get(back), 'notice')).toBe('socialRefused');
    expect(resultOf(await customer.get(back, { cookies: flowOf(begun) }))).toEqual(['/api/socialbind', 'connected']);
    expect(resultOf(await customer.get(back, { cookies: flowOf(begun) }))).toEqual(['/api/socialbind', 'refused']);
    expect((await accounts())[0]).not.toBeNull();
  });

  it('after ten minutes, or to a cookie that was made up', async () => {
    const begun = await call('connect-social', { provider: 'one', console: 'API' });
    const back = one.visit(begun.json().data.location);
    const made = await customer.get(back, { cookies: { '__Host-social': 'made.up' } });
    expect(cookieOf(made, 'notice')).toBe('socialRefused');
    server.pass(10 * 60_000 + 1000);
    const late = await customer.get(back, { cookies: flowOf(begun) });
    expect(cookieOf(late, 'notice')).toBe('socialRefused');
    expect(await accounts()).toEqual([null, null, null]);
  });

  it('once somebody else has signed in in this browser', async () => {
    const begun = await call('connect-social', { provider: 'one', console: 'API' });
    const other = await signedIn(server);
    await other.get(one.visit(begun.json().data.location), { cookies: flowOf(begun) });
    expect(await accounts(other)).toEqual([null, null, null]);
    expect(await accounts()).toEqual([null, null, null]);
  });
});

it('PG-14c says that the customer cancelled, and that a provider is away', async () => {
  const changes = { error: 'access_denied', code: '' };
  expect(resultOf(await connect(one, { changes }))).toEqual(['/api/socialbind', 'cancelled']);
  expect(await events('socialRefused')).toEqual([]);
  const refused = await call('connect-social', { provider: 'away', console: 'API' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json().code).toBe(SECURITY_CODES.providerUnreachable);
  const away = await stranger(server).get('/user/social/away');
  expect(cookieOf(away, 'notice')).toBe('socialUnreachable');
  expect((await stranger(server).get('/user/social/nobody')).statusCode).toBe(404);
});

it('PG-14c tells of a conflict where the account is another customer’s, or the provider has one already', async () => {
  const other = await signedIn(server);
  expect(resultOf(await connect(one, { caller: other }))).toEqual(['/api/socialbind', 'connected']);
  expect(resultOf(await connect(one))).toEqual(['/api/socialbind', 'conflict']);
  expect(await accounts()).toEqual([null, null, null]);
  one.subject = 'another';
  expect(resultOf(await connect(one, { caller: other }))).toEqual(['/api/socialbind', 'occupied']);
  const both = await Promise.all([connect(two), connect(two, { caller: other })]);
  expect(both.map((answer) => resultOf(answer)[1]).sort()).toEqual(['conflict', 'connected']);
});

describe('PG-14c disconnecting', () => {
  const disconnect = async (provider: string) => (await call('disconnect-social', { provider })).json().code;

  it('is refused where it is the only way in, of two at once too', async () => {
    await connect(one);
    expect(await disconnect('one')).toBe(SECURITY_CODES.onlyWayIn);
    await connect(two);
    const both = await Promise.all([disconnect('one'), disconnect('two')]);
    expect(both.sort()).toEqual([SECURITY_CODES.onlyWayIn, 0]);
    expect((await accounts()).filter(Boolean)).toHaveLength(1);
  });

  it('ends the way in, with a row and a mail', async () => {
    await server.services.db.update(users).set({ passwordHash: 'x' }).where(eq(users.gid, customer.gid));
    await connect();
    expect(await disconnect('one')).toBe(0);
    expect(await disconnect('one')).toBe(SECURITY_CODES.noProvider);
    expect(await accounts()).toEqual([null, null, null]);
    expect(await events('socialDisconnected')).toHaveLength(1);
    expect((await mailAbout('A social account was disconnected')).text).toContain('Provider one: ');
    expect((await signIn()).notice).toBe('socialUnknown');
  });

  it('and connecting ask again who is there', async () => {
    server.pass(11 * 60_000);
    expect(await disconnect('one')).toBe(SECURITY_CODES.checkNeeded);
    expect((await call('connect-social', { provider: 'one', console: 'API' })).json().code).toBe(
      SECURITY_CODES.checkNeeded,
    );
  });
});
