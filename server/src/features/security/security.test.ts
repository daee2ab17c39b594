import { randomUUID } from 'node:crypto';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { addUser, type Caller, stranger } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { hashPassword } from '../signIn/passwords.ts';

const OLD = 'correct horse battery';
const NEW = 'staple of another horse';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let mail: MailServer;
let server: TestServer;
let email: string;
let gid: string;
let counter = 0;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ smtpUrl: mail.url });
});
afterAll(async () => {
  server.services.mailer.close();
  await server.close();
  await mail.close();
});
beforeEach(async () => {
  counter += 1;
  email = `grace${counter}@example.com`;
  gid = await addUser(server, { email, passwordHash: await hashPassword(OLD), identities: ['BUYER'] });
});

/** A browser of its own, at the test's address. */
function browser(userAgent = FIREFOX) {
  const caller = stranger(server);
  let device: string | undefined;
  const call = async (name: string, body: object = {}) => {
    const answer = await caller.post(`/user-api/v1/${name}`, body, {
      remoteAddress: `198.51.100.${counter}`,
      headers: { 'user-agent': userAgent, 'accept-language': 'de-CH,de;q=0.9' },
      cookies: device ? { '__Host-device': device } : {},
    });
    device = answer.cookies.find(({ name: one }) => one === '__Host-device')?.value ?? device;
    return answer;
  };
  return { caller, call };
}

async function signedInBrowser(userAgent = FIREFOX, password = OLD) {
  const one = browser(userAgent);
  expect((await one.call('sign-in', { email, password })).json()).toMatchObject({ code: 0 });
  return one;
}

const lives = async (caller: Caller) => (await caller.post('/user-api/v1/get-login-user')).json().code === 0;
const kinds = async () => {
  const rows = await server.services.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.gid, gid))
    .orderBy(accountEvents.time);
  return rows.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind));
};
const mails = () => mail.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => raw);
async function mailsWhen(count: number): Promise<string[]> {
  while (mails().length < count) await new Promise((resolve) => setImmediate(resolve));
  return mails();
}

describe('PG-14b changing the password', () => {
  it('SC-3 gives this session a new id, ends all others, and mails the owner', async () => {
    const here = await signedInBrowser();
    const elsewhere = await signedInBrowser(SAFARI);
    const before = here.caller.sid ?? '';
    expect((await here.call('change-password', { current: OLD, password: NEW })).json()).toMatchObject({ code: 0 });
    expect(here.caller.sid).not.toBe(before);
    expect(await server.services.sessions.find(before)).toBeNull();
    expect([await lives(here.caller), await lives(elsewhere.caller)]).toEqual([true, false]);
    expect((await browser().call('sign-in', { email, password: OLD })).json().code).toBe(-1);
    await signedInBrowser(FIREFOX, NEW);
    expect((await kinds()).filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
    // Two new devices: the second browser, and the one that signs in with the new password.
    const subjects = (await mailsWhen(3)).map((raw) => /^Subject: (.*)/m.exec(raw)?.[1]);
    expect(subjects.filter((subject) => subject?.includes('password'))).toHaveLength(1);
  });

  it.each([
    ['wrongPassword', { current: 'wrong', password: NEW }],
    ['samePassword', { current: OLD, password: OLD }],
    ['breachedPassword', { current: OLD, password: 'QwertyUIOP' }],
    ['breachedPassword', { current: OLD, password: 'iloveyou1' }],
    ['shortPassword', { current: OLD, password: 'eleven char' }],
  ] as const)('SC-15 refuses with %s, changes nothing, and leaves one row', async (why, body) => {
    const here = await signedInBrowser();
    const answer = await here.call('change-password', body);
    expect(answer.json()).toMatchObject({ code: SECURITY_CODES[why], data: null });
    expect(await lives(here.caller)).toBe(true);
    expect(await kinds()).toEqual(['signedIn', `passwordChangeRefused ${why}`]);
    await signedInBrowser();
  });

  it.each([
    ['7 characters', 'seven77'],
    ['129 characters', 'x'.repeat(129)],
  ])('SC-15 refuses %s', async (_, password) => {
    const here = await signedInBrowser();
    expect((await here.call('change-password', { current: OLD, password })).statusCode).toBe(400);
  });

  it('SC-15 takes spaces, other scripts and 128 characters, and asks for no mixture', async () => {
    const here = await signedInBrowser();
    let current = OLD;
    for (const password of ['пароль без цифр', 'allsmallletters by the sea', 'ü'.repeat(128)]) {
      expect((await here.call('change-password', { current, password })).json().code).toBe(0);
      current = password;
    }
  });

  it('SC-17 slows down guessing of the current password', async () => {
    const here = await signedInBrowser();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => here.call('change-password', { current: 'wrong', password: NEW })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(5);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('PG-14b sessions', () => {
  const list = async ({ call }: ReturnType<typeof browser>) => (await call('list-sessions')).json().data.sessions;

  it('lists where the account is signed in, this device first', async () => {
    await signedInBrowser(SAFARI);
    const here = await signedInBrowser();
    expect(await list(here)).toEqual([
      expect.objectContaining({ current: true, kind: 'desktop', browser: 'Firefox', system: 'Linux', country: 'ch' }),
      expect.objectContaining({ current: false, kind: 'mobile', browser: 'Safari', system: 'iOS' }),
    ]);
    expect((await list(here))[0].ip).toBe(`198.51.100.${counter}`);
  });

  it('ends one at once, and a second time says that it is gone', async () => {
    const elsewhere = await signedInBrowser(SAFARI);
    const here = await signedInBrowser();
    const [, other] = await list(here);
    expect((await here.call('end-session', { id: other.id })).json().code).toBe(0);
    expect([await lives(here.caller), await lives(elsewhere.caller)]).toEqual([true, false]);
    expect((await here.call('end-session', { id: other.id })).json().code).toBe(SECURITY_CODES.noSession);
    expect((await kinds()).filter((kind) => kind === 'sessionEnded')).toHaveLength(1);
  });

  it('SC-18 ends none of another account', async () => {
    const here = await signedInBrowser();
    const [mine] = await list(here);
    email = `eve${counter}@example.com`;
    await addUser(server, { email, passwordHash: await hashPassword(OLD) });
    const stranger = await signedInBrowser();
    expect((await stranger.call('end-session', { id: mine.id })).json().code).toBe(SECURITY_CODES.noSession);
    expect((await stranger.call('end-other-sessions')).json().code).toBe(0);
    expect(await lives(here.caller)).toBe(true);
  });

  it('ends all others, and wakes the live connections they hold', async () => {
    const elsewhere = [await signedInBrowser(SAFARI), await signedInBrowser()];
    const here = await signedInBrowser();
    const end = await server.services.liveLog.end();
    expect((await here.call('end-other-sessions')).json().code).toBe(0);
    expect(await list(here)).toHaveLength(1);
    for (const one of elsewhere) expect(await lives(one.caller)).toBe(false);
    expect((await server.services.liveLog.readSince(end)).events).toEqual([
      expect.objectContaining({ gid, kind: 'security' }),
    ]);
    expect((await kinds()).at(-1)).toBe('otherSessionsEnded 2');
  });
});

describe('PG-14b sign-in history', () => {
  const list = async ({ call }: ReturnType<typeof browser>) => (await call('list-sign-ins')).json().data.sign_ins;

  it('shows what led in and what did not, the newest first', async () => {
    await browser(SAFARI).call('sign-in', { email, password: 'wrong' });
    while ((await kinds()).length < 1) await new Promise((resolve) => setImmediate(resolve));
    const here = await signedInBrowser();
    expect(await list(here)).toEqual([
      expect.objectContaining({ succeeded: true, browser: 'Firefox', new_device: false }),
      expect.objectContaining({ succeeded: false, browser: 'Safari', new_device: false }),
    ]);
  });

  it('mails about a new device, and not about one that was there before', async () => {
    const here = await signedInBrowser();
    await here.call('sign-out');
    await here.call('sign-in', { email, password: OLD });
    await signedInBrowser(SAFARI);
    const [raw = ''] = await mailsWhen(1);
    expect(raw).toContain('New device signed in');
    expect(raw).toMatch(/Safari, iOS/);
    expect((await list(here)).map((row: { new_device: boolean }) => row.new_device)).toEqual([true, false, false]);
    expect(mails()).toHaveLength(1);
  });
});

describe('PG-14b a recent check', () => {
  it('is asked for by a sensitive act after ten minutes, and given by the password', async () => {
    const here = await signedInBrowser();
    server.pass(10 * MINUTE + 1_000);
    expect((await here.call('set-up-two-step')).json()).toMatchObject({ code: SECURITY_CODES.checkNeeded, data: null });
    expect((await here.call('reauthenticate', { password: 'wrong' })).json().code).toBe(SECURITY_CODES.wrongPassword);
    expect((await here.call('set-up-two-step')).json().code).toBe(SECURITY_CODES.checkNeeded);
    expect((await here.call('reauthenticate', { password: OLD })).json()).toMatchObject({ code: 0 });
    expect((await here.call('set-up-two-step')).json()).toMatchObject({ code: 0 });
    expect(await kinds()).toEqual(['signedIn', 'checkRefused password', 'checked password']);
  });

  it('SC-17 slows down guessing there as well', async () => {
    const here = await signedInBrowser();
    const tries = Array.from({ length: 12 }, () => here.call('reauthenticate', { password: randomUUID() }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode !== 429).length).toBeLessThanOrEqual(5);
  });
});
