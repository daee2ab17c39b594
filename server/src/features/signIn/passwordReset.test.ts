import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { addUser, signedIn, stranger } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { newSecret } from '../twoStep/oneTimeCodes.ts';
import { users } from '../users/userTable.ts';
import { passwordResets } from './passwordResetTable.ts';
import { hashPassword } from './passwords.ts';

const OLD = 'correct horse battery';
const NEW = 'staple of another horse';

let mail: MailServer;
let server: TestServer;
let email: string;
let gid: string;
let counter = 0;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ smtpUrl: mail.url, trustedProxies: ['10.9.9.9'] });
});
afterAll(async () => {
  server.services.mailer.close();
  await server.close();
  await mail.close();
});
beforeEach(async () => {
  counter += 1;
  email = `ada${counter}@example.com`;
  gid = await addUser(server, { email, language: 'de', passwordHash: await hashPassword(OLD), identities: ['BUYER'] });
});

const from = () => ({ remoteAddress: `198.51.100.${counter}` });
const ask = (address = email, options = from()) =>
  stranger(server).post('/user-api/v1/forgot-password', { email: address }, options);
const reset = (token: string, password = NEW) =>
  stranger(server).post('/user-api/v1/reset-password', { token, password }, from());
const signIn = (password: string) => stranger(server).post('/user-api/v1/sign-in', { email, password }, from());

const readable = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
const allMails = () => mail.mails.filter(({ to }) => to.includes(email));
/** Those with a link; a changed password is mailed as well. */
const mails = () => allMails().filter(({ raw }) => readable(raw).includes('/password/new#'));
/** The newest link's token, once this many mails have arrived. */
async function token(count = 1): Promise<string> {
  while (mails().length < count) await new Promise((resolve) => setImmediate(resolve));
  const raw = readable(mails().at(-1)?.raw ?? '');
  const [, found = ''] = /\/user\/de\/password\/new#([\w-]{43})/.exec(raw) ?? [];
  return found;
}

it('PG-14e mails a link in the customer’s language that sets a new password and ends every session', async () => {
  const elsewhere = await server.services.sessions.open(gid, { ip: '127.0.0.1', userAgent: 'phone' });
  expect((await ask(` ${email.toUpperCase()} `)).json()).toMatchObject({ code: 0, data: null });
  const answer = await reset(await token());
  expect(answer.json()).toMatchObject({ code: 0 });
  expect(mails()[0]?.raw).toContain('Passwort f');
  expect(await server.services.sessions.find(elsewhere)).toBeNull();
  expect((await signIn(OLD)).json().code).not.toBe(0);
  expect((await signIn(NEW)).json()).toMatchObject({ code: 0 });
  expect(String(answer.headers['set-cookie'])).toContain('notice=passwordChanged');
});

it('SC-15 PG-14e refuses a leaked password with a code of its own; the link goes on working, and the change is mailed', async () => {
  await ask();
  const link = await token();
  expect((await reset(link, 'iloveyou1')).json()).toMatchObject({ code: SECURITY_CODES.breachedPassword });
  expect((await reset(link)).json().code).toBe(0);
  while (allMails().length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect(allMails().at(-1)?.raw).toMatch(/198\.51\.100\.\d+/);
});

it('PG-14e a link works once, the newest alone, and for 30 minutes', async () => {
  await ask();
  const first = await token();
  await ask();
  const second = await token(2);
  expect((await reset(first)).json().code).not.toBe(0);
  server.pass(29 * MINUTE);
  const racing = await Promise.all([reset(second), reset(second)]);
  expect(racing.map((one) => one.json().code).sort()).toEqual([-1, 0]);
  await ask();
  const third = await token(3);
  server.pass(31 * MINUTE);
  expect((await reset(third)).json().code).not.toBe(0);
  await server.services.passwordResets.deleteExpired();
  expect(await server.services.db.select().from(passwordResets).where(eq(passwordResets.gid, gid))).toEqual([]);
});

it('PG-14e keeps no token, only its hash', async () => {
  await ask();
  const sent = await token();
  const rows = await server.services.db.select().from(passwordResets);
  expect(rows).toHaveLength(1);
  expect(sent).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(sent);
});

it('PG-14e answers the same for an address without an account, and slows both down alike', async () => {
  const tries = async (address: string, ip: string) => {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await ask(address, { remoteAddress: ip }));
    return answers.map(({ statusCode, body }) => [statusCode, body.replace(/\d+ seconds/, 'seconds')]);
  };
  const known = await tries(email, '203.0.113.1');
  expect(await tries('nobody@example.com', '203.0.113.2')).toEqual(known);
  expect(known.map(([status]) => status)).toEqual([200, 200, 200, 429]);
});

it('PG-14e refuses a password that is too short or too long, and the link goes on working', async () => {
  await ask();
  const sent = await token();
  for (const wrong of ['7 chars', 'x'.repeat(129)]) expect((await reset(sent, wrong)).statusCode).toBe(400);
  expect((await reset(sent, 'eleven char')).json().code).toBe(SECURITY_CODES.shortPassword);
  expect((await reset(sent)).json()).toMatchObject({ code: 0 });
  const [user] = await server.services.db.select().from(users).where(eq(users.gid, gid));
  expect(user?.passwordHash).toMatch(/^\$argon2id/);
});

it('PG-14e takes eight characters where two-step sign-in is on', async () => {
  await server.services.twoStep.turnOn(gid, newSecret());
  await ask();
  expect((await reset(await token(), 'x9 k2 vq')).json()).toMatchObject({ code: 0 });
});

it('PG-14e has its pages in the reader’s language, with a way back', async () => {
  const { body } = await stranger(server).get('/user/fr/password?gb=%2Fbuyer');
  expect(body).toContain('<html lang="fr"');
  expect(body).toContain('href="/user/fr?gb=%2Fbuyer"');
  const page = await stranger(server).get('/user/de/password/new');
  expect(page.body).toContain('Neues Passwort');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});

it('ID-6 the sign-in page says once that the customer is signed out', async () => {
  const caller = await signedIn(server);
  const [cookie = ''] = [(await caller.post('/user-api/v1/sign-out')).headers['set-cookie']]
    .flat()
    .filter((one) => one?.startsWith('notice='));
  expect(cookie).toContain('Path=/user');
  const page = await stranger(server).get('/user/en', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(page.body).toContain('You’re signed out.');
  expect(String(page.headers['set-cookie'])).toMatch(/notice=;.*Expires=Thu, 01 Jan 1970/);
  expect((await stranger(server).get('/user/en')).body).not.toContain('You’re signed out.');
});
