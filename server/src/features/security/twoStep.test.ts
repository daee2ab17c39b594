import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { DAY, MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { TOTP } from 'otpauth';
import { addUser, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { twoSteps } from '../twoStep/twoStepTable.ts';

const PASSWORD = 'correct horse battery';
const STEP = 30 * SECOND;

let server: TestServer;
let email: string;
let gid: string;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer();
  server.stopClock();
});
afterAll(() => server.close());
beforeEach(async () => {
  counter += 1;
  email = `ada${counter}@example.com`;
  gid = await addUser(server, { email, passwordHash: await hashPassword(PASSWORD), identities: ['BUYER'] });
});

function browser() {
  const caller = stranger(server);
  let step: string | undefined;
  let device: string | undefined;
  const call = async (name: string, body: object = {}, remoteAddress = `198.51.100.${counter}`) => {
    const cookies = { ...(step && { '__Host-step': step }), ...(device && { '__Host-device': device }) };
    const answer = await caller.post(`/user-api/v1/${name}`, body, { remoteAddress, cookies });
    const set = answer.cookies.find((one) => one.name === '__Host-step');
    if (set) step = set.value || undefined;
    device = answer.cookies.find((one) => one.name === '__Host-device')?.value ?? device;
    return answer;
  };
  const code = async (name: string, body: object = {}) => (await call(name, body)).json().code as number;
  const openCodePage = () => caller.get('/user/global/code', { cookies: step ? { '__Host-step': step } : {} });
  return { caller, call, code, openCodePage };
}

/** The code in the customer's app. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: server.services.now().getTime() + later });

async function signedIn() {
  const one = browser();
  await one.call('sign-in', { email, password: PASSWORD });
  return one;
}

async function turnOn() {
  const here = await signedIn();
  const { secret, uri } = (await here.call('set-up-two-step')).json().data;
  const confirmed = await here.call('confirm-two-step', { code: codeOf(secret) });
  server.pass(STEP);
  return { here, secret: secret as string, uri: uri as string, codes: confirmed.json().data.codes as string[] };
}

async function events(): Promise<string[]> {
  const of = eq(accountEvents.gid, gid);
  const rows = await server.services.db.select().from(accountEvents).where(of);
  return rows.map(({ kind, detail }) => `${kind} ${detail}`.trim()).sort();
}

describe('PG-14b two-step sign-in', () => {
  it('is turned on by a confirmed code, with ten recovery codes that are kept as hashes, and a sealed secret', async () => {
    const { here, secret, uri, codes } = await turnOn();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await here.call('get-two-step')).json().data).toMatchObject({
      since: expect.any(String),
      recovery_codes: 10,
    });
    const stored = JSON.stringify(await server.services.db.select().from(twoSteps).where(eq(twoSteps.gid, gid)));
    for (const secretText of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
      expect(stored).not.toContain(secretText);
    expect(await events()).toContain('twoStepOn');
  });

  it('a wrong code turns nothing on, and a second setup replaces the first', async () => {
    const here = await signedIn();
    const first = (await here.call('set-up-two-step')).json().data.secret;
    const second = (await here.call('set-up-two-step')).json().data.secret;
    for (const code of ['000000', 'x', '', codeOf(first), codeOf(second, -5 * MINUTE)])
      expect(await here.code('confirm-two-step', { code })).toBe(SECURITY_CODES.wrongCode);
    expect((await here.call('get-two-step')).json().data.since).toBeNull();
    expect(await here.code('confirm-two-step', { code: codeOf(second) })).toBe(0);
    expect(await here.code('set-up-two-step')).toBe(SECURITY_CODES.twoStepState);
    expect(await here.code('confirm-two-step', { code: codeOf(second) })).toBe(SECURITY_CODES.twoStepState);
  });

  it('asks at sign-in for a code before there is a session', async () => {
    const { secret } = await turnOn();
    const one = browser();
    const first = await one.call('sign-in', { email, password: PASSWORD });
    expect(first.json()).toMatchObject({ code: 0, data: { second_step: true } });
    expect(one.caller.sid).toBeUndefined();
    expect((await one.openCodePage()).body).toContain('one-time-code');
    expect(await one.code('sign-in-code', { code: '000000' })).toBe(SECURITY_CODES.wrongCode);
    const [origin] = server.services.configuration.origins;
    const code = codeOf(secret);
    const second = await one.call('sign-in-code', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      gb: `${origin}/api/x`,
    });
    expect(second.json()).toMatchObject({ code: 0, data: { location: '/api/x', second_step: false } });
    expect((await one.call('get-login-user')).json().data.email).toBe(email);
  });

  it('refuses a code that was accepted before, of two at once one, and the codes before it', async () => {
    const { secret } = await turnOn();
    const racing = [browser(), browser()];
    for (const one of racing) await one.call('sign-in', { email, password: PASSWORD });
    const code = codeOf(secret);
    const codes = await Promise.all(racing.map((one) => one.code('sign-in-code', { code })));
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
    const third = browser();
    await third.call('sign-in', { email, password: PASSWORD });
    expect(await third.code('sign-in-code', { code })).toBe(SECURITY_CODES.wrongCode);
    expect(await third.code('sign-in-code', { code: codeOf(secret, -STEP) })).toBe(SECURITY_CODES.wrongCode);
    server.pass(STEP);
    expect(await third.code('sign-in-code', { code: codeOf(secret) })).toBe(0);
  });

  it('lets in by a recovery code once, however it is typed', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    const one = browser();
    await one.call('sign-in', { email, password: PASSWORD });
    expect(await one.code('sign-in-code', { code: ` ${first.toUpperCase().replaceAll('-', ' ')}` })).toBe(0);
    expect((await one.call('get-two-step')).json().data.recovery_codes).toBe(9);
    const again = browser();
    await again.call('sign-in', { email, password: PASSWORD });
    expect(await again.code('sign-in-code', { code: first })).toBe(SECURITY_CODES.wrongCode);
    expect(await again.code('sign-in-code', { code: second })).toBe(0);
    expect((await events()).filter((kind) => kind === 'recoveryCodeUsed')).toHaveLength(2);
  });

  it('ends a first step after ten minutes, and when another one has led in', async () => {
    const { secret } = await turnOn();
    const late = browser();
    await late.call('sign-in', { email, password: PASSWORD });
    server.pass(10 * MINUTE + SECOND);
    expect(await late.code('sign-in-code', { code: codeOf(secret) })).toBe(SECURITY_CODES.signInEnded);
    expect((await late.openCodePage()).headers.location).toBe('/user/global');
    expect(await browser().code('sign-in-code', { code: codeOf(secret) })).toBe(SECURITY_CODES.signInEnded);
    await server.services.twoStep.deleteExpired();
  });

  it('SC-17 slows down guessing of codes, and lets the owner in from a known address', async () => {
    const { secret } = await turnOn();
    let passed = 0;
    for (let n = 0; n < 12; n++) {
      const guesser = browser();
      const from = `203.0.113.${n}`;
      await guesser.call('sign-in', { email, password: PASSWORD }, from);
      passed += Number((await guesser.call('sign-in-code', { code: '000000' }, from)).statusCode === 200);
    }
    expect(passed).toBe(10);
    const owner = browser();
    await owner.call('sign-in', { email, password: PASSWORD });
    expect(await owner.code('sign-in-code', { code: codeOf(secret) })).toBe(0);
  });

  it('SC-17 does not slow down the owner’s own browser by a stranger’s guesses at the same address', async () => {
    const { here, secret } = await turnOn();
    const stranger = browser();
    await stranger.call('sign-in', { email, password: PASSWORD });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await stranger.call('sign-in-code', { code: '000000' })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await here.code('reauthenticate', { code: codeOf(secret) })).toBe(0);
    // The stranger's failures count as before.
    expect((await stranger.call('sign-in-code', { code: '000000' })).statusCode).toBe(429);
    server.pass(STEP);
    await here.call('sign-out');
    await here.call('sign-in', { email, password: PASSWORD });
    expect(await here.code('sign-in-code', { code: codeOf(secret) })).toBe(0);
    let own = 0;
    for (let n = 0; n < 8; n++)
      own += Number((await here.call('reauthenticate', { code: '000000' })).statusCode === 200);
    expect(own).toBe(5);
  });

  it('new recovery codes, which need a recent check, end the ones before; it is turned off with the password', async () => {
    const { here, secret, codes } = await turnOn();
    server.pass(11 * MINUTE);
    expect(await here.code('renew-recovery-codes')).toBe(SECURITY_CODES.checkNeeded);
    expect(await here.code('reauthenticate', { code: '000000' })).toBe(SECURITY_CODES.wrongCode);
    expect(await here.code('reauthenticate', { code: codeOf(secret) })).toBe(0);
    const renewed: string[] = (await here.call('renew-recovery-codes')).json().data.codes;
    expect(renewed.some((code) => codes.includes(code))).toBe(false);
    const one = browser();
    await one.call('sign-in', { email, password: PASSWORD });
    expect(await one.code('sign-in-code', { code: codes[0] ?? '' })).toBe(SECURITY_CODES.wrongCode);
    const turnOff = (password: string) => here.code('turn-off-two-step', { password });
    expect(await turnOff('another password')).toBe(SECURITY_CODES.wrongPassword);
    expect(await turnOff(PASSWORD)).toBe(0);
    expect(await turnOff(PASSWORD)).toBe(SECURITY_CODES.twoStepState);
    expect(await here.code('renew-recovery-codes')).toBe(SECURITY_CODES.twoStepState);
    expect((await browser().call('sign-in', { email, password: PASSWORD })).json().data.second_step).toBe(false);
    expect(await events()).toEqual(expect.arrayContaining(['recoveryCodesRenewed', 'twoStepOff', 'checked code']));
  });

  it('takes a shorter password while it is on, and a longer one before it is turned off', async () => {
    const { here } = await turnOn();
    const [short, long] = ['x9 k2 vq', 'x9 k2 vq x9 k2 vq'];
    expect(await here.code('change-password', { current: PASSWORD, password: short })).toBe(0);
    expect(await here.code('turn-off-two-step', { password: short })).toBe(SECURITY_CODES.shortPassword);
    expect((await here.call('get-two-step')).json().data.since).not.toBeNull();
    expect(await here.code('change-password', { current: short, password: long })).toBe(0);
    expect(await here.code('turn-off-two-step', { password: long })).toBe(0);
    expect(await events()).toEqual(expect.arrayContaining(['twoStepRefused shortPassword', 'twoStepOff']));
  });

  it('a secret sealed for one account opens for no other', async () => {
    await turnOn();
    const { db, twoStep } = server.services;
    const [mine] = await db.select().from(twoSteps).where(eq(twoSteps.gid, gid));
    const other = await addUser(server, {});
    await db.insert(twoSteps).values({ ...(mine ?? { secret: '' }), gid: other });
    await expect(twoStep.useCode(other, '000000')).rejects.toThrow();
    await db.delete(twoSteps).where(eq(twoSteps.gid, other));
    server.pass(DAY);
  });
});
