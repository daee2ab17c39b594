import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { addUser, type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { liveEvents } from '../live/liveEventTable.ts';
import { passwordResets } from '../signIn/passwordResetTable.ts';
import { emailCodes } from './emailCodeTable.ts';

let mail: MailServer;
let server: TestServer;
let caller: SignedInCaller;
let old: string;
let next: string;
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
  old = `old${counter}@example.com`;
  next = `New.${counter}@example.com`;
  caller = await signedIn(server, { email: old });
});

const send = (scene: string, email: string, by = caller) => by.post('/user-api/v1/send-email-code', { scene, email });
const change = async (codes: { code: string; current_code: string }, email = next, by = caller) =>
  (await by.post('/user-api/v1/change-email', { email, ...codes })).json();
const mails = (to: string) => mail.mails.filter((one) => one.to.includes(to));
/** The newest code mailed to an address, once so many mails have come. */
async function codeTo(to: string, count = 1): Promise<string> {
  while (mails(to).length < count) await new Promise((resolve) => setImmediate(resolve));
  return /Subject: (\d{6})/.exec(mails(to).at(-1)?.raw ?? '')?.[1] ?? '';
}
async function bothCodes() {
  await send('currentEmail', old);
  await send('newEmail', next);
  return { current_code: await codeTo(old), code: await codeTo(next) };
}
const email = async (by = caller) => (await by.post('/user-api/v1/get-login-user')).json().data.email;
const events = async () => {
  const rows = await server.services.db.select().from(accountEvents).where(eq(accountEvents.gid, caller.gid));
  return rows.map(({ kind, detail }) => [kind, detail]);
};
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

it('PG-14a moves the account by the codes of both addresses, ends mailed links, and mails both', async () => {
  const reset = { tokenHash: 'x', gid: caller.gid, expireTime: new Date(Date.now() + MINUTE) };
  await server.services.db.insert(passwordResets).values(reset);
  const codes = await bothCodes();
  const spaced = { ...codes, code: ` ${codes.code.slice(0, 3)} ${codes.code.slice(3)} ` };
  expect(await change(spaced)).toMatchObject({ code: 0 });
  expect(await email()).toBe(next);
  expect(await events()).toEqual([['emailChanged', old]]);
  for (const to of [old, next]) await codeTo(to, 2);
  for (const to of [old, next]) expect(mails(to).at(-1)?.raw).toContain('has been changed');
  const { db } = server.services;
  expect(await db.select().from(passwordResets).where(eq(passwordResets.gid, caller.gid))).toEqual([]);
  expect(await db.select().from(emailCodes).where(eq(emailCodes.gid, caller.gid))).toEqual([]);
  expect(await db.select().from(liveEvents).where(eq(liveEvents.gid, caller.gid))).toMatchObject([{ kind: 'profile' }]);
});

it('PG-14a a used code, a second tab at the same moment and a later one change nothing', async () => {
  const codes = await bothCodes();
  const racing = await Promise.all([change(codes), change(codes)]);
  expect(racing.map(({ code }) => code).sort()).toEqual([SECURITY_CODES.wrongCode, 0].sort());
  expect(await change(codes)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  expect((await events()).map(([kind]) => kind).sort()).toEqual([
    'emailChangeRefused',
    'emailChangeRefused',
    'emailChanged',
  ]);
});

it.each(['code', 'current_code'] as const)('PG-14a a wrong %s changes nothing, and is noted once', async (which) => {
  const codes = await bothCodes();
  const wrong = { ...codes, [which]: wrongOf(codes[which]) };
  expect(await change(wrong)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  expect(await email()).toBe(old);
  expect(await events()).toEqual([['emailChangeRefused', 'wrongCode']]);
  expect(await change(codes)).toMatchObject({ code: 0 });
});

it('PG-14a after five wrong tries the right code works no more, and a new one does', async () => {
  const codes = await bothCodes();
  const wrong = { ...codes, code: wrongOf(codes.code) };
  for (let tried = 0; tried < 5; tried += 1) await change(wrong);
  expect(await change(codes)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  await send('newEmail', next);
  expect(await change({ ...codes, code: await codeTo(next, 2) })).toMatchObject({ code: 0 });
});

it('PG-14a codes are of one account, one address and one purpose, and the newest counts', async () => {
  const codes = await bothCodes();
  const other = await signedIn(server);
  expect(await change(codes, next, other)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  expect(await change(codes, `other${next}`)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  const swapped = { code: codes.current_code, current_code: codes.code };
  if (codes.code !== codes.current_code)
    expect(await change(swapped)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  await send('currentEmail', old);
  const newest = await codeTo(old, 2);
  if (newest !== codes.current_code) expect(await change(codes)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  expect(await change({ ...codes, current_code: newest })).toMatchObject({ code: 0 });
  expect(await email()).toBe(next);
});

it('PG-14a codes work for 15 minutes', async () => {
  const codes = await bothCodes();
  server.pass(15 * MINUTE);
  const fresh = await signedIn(server);
  fresh.sid = await server.services.sessions.open(caller.gid, { ip: '127.0.0.1', userAgent: 'test' });
  expect(await change(codes, next, fresh)).toMatchObject({ code: SECURITY_CODES.wrongCode });
  expect(await server.services.emailChange.deleteExpired()).toBeGreaterThan(0);
  expect(await email(fresh)).toBe(old);
});

it('PG-14a SC-16 answers the same for an address that has an account, and tells its owner alone', async () => {
  const taken = `taken${counter}@example.com`;
  await addUser(server, { email: taken });
  await send('newEmail', next);
  await codeTo(next);
  const [free, known] = [await send('newEmail', `free${next}`), await send('newEmail', taken.toUpperCase())];
  expect(known.body).toBe(free.body);
  await codeTo(taken);
  expect(mails(taken)[0]?.raw).toContain('already has an account');
  const rows = await server.services.db.select().from(emailCodes).where(eq(emailCodes.gid, caller.gid));
  expect(rows).toEqual([]);
});

it('PG-14a an address that was taken after its code was mailed is refused in words', async () => {
  const codes = await bothCodes();
  await addUser(server, { email: next.toLowerCase() });
  expect(await change(codes)).toMatchObject({ code: PROFILE_CODES.emailTaken });
  expect(await email()).toBe(old);
  expect(await events()).toEqual([['emailChangeRefused', 'emailTaken']]);
});

it('PG-14a of two accounts that want one address at the same moment, one gets it', async () => {
  const other = await signedIn(server, { email: `rival${counter}@example.com` });
  const mine = await bothCodes();
  await send('currentEmail', 'ignored@example.com', other);
  await send('newEmail', next, other);
  const theirs = { current_code: await codeTo(`rival${counter}@example.com`), code: await codeTo(next, 2) };
  const answers = await Promise.all([change(mine), change(theirs, next, other)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([PROFILE_CODES.emailTaken, 0].sort());
});

it('PG-14a refuses the account’s own address, what is no address, and a flood of codes', async () => {
  expect((await send('newEmail', old.toUpperCase())).json()).toMatchObject({ code: PROFILE_CODES.sameEmail });
  for (const wrong of ['nobody', 'a@b', 'a@example.com\nBcc: b@example.com'])
    expect((await send('newEmail', wrong)).statusCode).toBe(400);
  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await send('currentEmail', old)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('PG-14a asks who is there where the last check is too long ago', async () => {
  server.pass(11 * MINUTE);
  const codes = { code: '000000', current_code: '000000' };
  expect((await send('currentEmail', old)).json()).toMatchObject({ code: SECURITY_CODES.checkNeeded });
  expect(await change(codes)).toMatchObject({ code: SECURITY_CODES.checkNeeded });
  expect(mails(old)).toEqual([]);
});

it('SC-25 keeps no code that could be read', async () => {
  const codes = await bothCodes();
  const rows = await server.services.db.select().from(emailCodes).where(eq(emailCodes.gid, caller.gid));
  expect(rows).toHaveLength(2);
  for (const code of Object.values(codes)) expect(JSON.stringify(rows)).not.toContain(code);
});
