import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { addUser, stranger } from '../../../testing/caller.ts';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq, sql } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { users } from '../users/userTable.ts';
import { registrations } from './registrationTable.ts';

const PASSWORD = 'staple of another horse';

let mail: MailServer;
let server: TestServer;
let email: string;
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
beforeEach(() => {
  counter += 1;
  email = `grace${counter}@example.com`;
});

const from = () => ({
  remoteAddress: `198.51.100.${counter}`,
  headers: { 'accept-language': 'de-AT,de;q=0.9', 'user-agent': 'test' },
});
const register = (address = email, options: object = from()) =>
  stranger(server).post('/user-api/v1/register', { email: address, language: 'de' }, options);
const complete = (token: string, password = PASSWORD) =>
  stranger(server).post('/user-api/v1/complete-registration', { token, password }, from());
const signIn = () => stranger(server).post('/user-api/v1/sign-in', { email, password: PASSWORD }, from());

const readable = (raw: string) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
const mails = () => mail.mails.filter(({ to }) => to.some((address) => address.toLowerCase() === email));
/** The newest link's token, once this many mails have arrived. */
async function token(count = 1): Promise<string> {
  while (mails().length < count) await new Promise((resolve) => setImmediate(resolve));
  const [, found = ''] = /\/user\/de\/register\/new#([\w-]{43})/.exec(readable(mails().at(-1)?.raw ?? '')) ?? [];
  return found;
}
const accounts = () => server.services.db.select().from(users).where(sql`lower(${users.email}) = ${email}`);

it('PG-14f opens an account by a mailed link, whose password is chosen behind it', async () => {
  expect((await register(email.toUpperCase())).json()).toMatchObject({ code: 0, data: null });
  const sent = await token();
  expect(await accounts()).toEqual([]);
  const answer = await complete(sent);
  expect(answer.json()).toMatchObject({ code: 0 });
  expect(String(answer.headers['set-cookie'])).toContain('notice=registered');
  const [user] = await accounts();
  expect(user).toMatchObject({ email, language: 'de', country: 'at', area: 'global', nickname: '' });
  expect(user?.passwordHash).toMatch(/^\$argon2id/);
  expect((await signIn()).json()).toMatchObject({ code: 0, data: { location: '/' } });
  const events = await server.services.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.gid, user?.gid ?? ''));
  expect(events.map(({ kind }) => kind).sort()).toEqual(['registered', 'signedIn']);
});

it('PG-14f a link works once, the newest alone, for a day, and of two at once one', async () => {
  await register();
  const first = await token();
  await register();
  const second = await token(2);
  expect((await complete(first)).json().code).toBe(-1);
  const racing = await Promise.all([complete(second), complete(second)]);
  expect(racing.map((one) => one.json().code).sort()).toEqual([-1, 0]);
  expect(await accounts()).toHaveLength(1);

  counter += 1;
  email = `late${counter}@example.com`;
  await register();
  const late = await token();
  server.pass(DAY + 1);
  expect((await complete(late)).json().code).toBe(-1);
  expect(await accounts()).toEqual([]);
  expect(await server.services.registration.deleteExpired()).toBeGreaterThan(0);
  expect(await server.services.db.select().from(registrations)).toEqual([]);
});

it('PG-14f SC-15 refuses a leaked, a short and a long password, and the link goes on working', async () => {
  await register();
  const sent = await token();
  expect((await complete(sent, 'qwerty123456')).json().code).toBe(SECURITY_CODES.breachedPassword);
  for (const wrong of ['eleven char', 'x'.repeat(129)]) expect((await complete(sent, wrong)).statusCode).toBe(400);
  expect((await complete(sent)).json().code).toBe(0);
});

it('PG-14f SC-16 answers the same for an address that has an account, and tells its owner alone', async () => {
  const tries = async (address: string, ip: string) => {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await register(address, { remoteAddress: ip }));
    return answers.map(({ statusCode, body }) => [statusCode, body.replace(/\d+ seconds/, 'seconds')]);
  };
  await addUser(server, { email, language: 'en', passwordHash: 'kept' });
  const known = await tries(email, '203.0.113.1');
  expect(await tries('nobody-yet@example.com', '203.0.113.2')).toEqual(known);
  expect(known.map(([status]) => status)).toEqual([200, 200, 200, 429]);
  while (mails().length < 3) await new Promise((resolve) => setImmediate(resolve));
  expect(readable(mails()[0]?.raw ?? '')).toContain('You already have an account');
  expect(readable(mails()[0]?.raw ?? '')).not.toContain('/register/new');
  expect(await accounts()).toMatchObject([{ passwordHash: 'kept' }]);
});

it('PG-14f a link of an address that has got an account meanwhile opens no second one', async () => {
  await register();
  const sent = await token();
  await addUser(server, { email, passwordHash: 'kept' });
  expect((await complete(sent)).json().code).toBe(-1);
  expect(await accounts()).toMatchObject([{ passwordHash: 'kept' }]);
});

it.each(['nobody', 'a@b', 'a b@example.com', '<a@example.com>', 'a@example.com, b@example.com', '@example.com'])(
  'PG-14f mails nothing to %j, which is no address',
  async (address) => {
    expect((await register(address)).statusCode).toBe(400);
  },
);

it('PG-14f keeps no token, only its hash', async () => {
  await register();
  const sent = await token();
  const rows = await server.services.db.select().from(registrations);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(sent);
});

it('PG-14f has its pages in the reader’s language, with a way there and back', async () => {
  const signInPage = await stranger(server).get('/user/fr?gb=%2Fbuyer');
  expect(signInPage.body).toContain('href="/user/fr/register?gb=%2Fbuyer"');
  const { body } = await stranger(server).get('/user/fr/register?gb=%2Fbuyer');
  expect(body).toContain('<html lang="fr"');
  expect(body).toContain('href="/user/fr?gb=%2Fbuyer"');
  const page = await stranger(server).get('/user/en/register/new');
  expect(page.body).toContain('Choose a password');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});

it('PG-14f REGISTRATION=off leaves neither page, link nor call', async () => {
  const closed = await startTestServer({ registration: false });
  for (const path of ['/user/en/register', '/user/en/register/new'])
    expect((await stranger(closed).get(path)).statusCode).toBe(404);
  expect((await stranger(closed).get('/user/en')).body).not.toContain('/register');
  for (const call of ['register', 'complete-registration'])
    expect((await stranger(closed).post(`/user-api/v1/${call}`, {})).statusCode).toBe(404);
  await closed.close();
});
