import { addUser, type SignedInCaller, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { quotaGrants } from '../quotas/quotaTable.ts';
import { createIdentityService } from './identityService.ts';
import { applicationSwitches, companies, userIdentities } from './userTable.ts';

const COMPANY = {
  company_name: 'Lantern Goods',
  company_url: 'https://lantern.example.com',
  phone: '5550100',
  phone_country_code: '+1',
  mark: '',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = async (caller: SignedInCaller, name: string, body: object = {}) =>
  (await caller.post(`/user-api/v1/${name}`, body)).json();

const openedTimes = async (gid: string) =>
  (await server.services.db.select().from(userIdentities).where(eq(userIdentities.gid, gid))).length;

describe('get-login-user', () => {
  it('ID-1 tells who is signed in, in snake_case', async () => {
    const caller = await signedIn(server, { nickname: 'Ada', country: 'gb', language: 'en', flag: 'OLD' });
    expect(await call(caller, 'get-login-user')).toMatchObject({
      code: 0,
      data: {
        gid: caller.gid,
        nickname: 'Ada',
        country: 'gb',
        area: 'global',
        flag: 'OLD',
        phone_number: '',
        phone_country_code: '',
        open_app_list: ['BUYER', 'API'],
        member_infos: [expect.objectContaining({ app: 'BUYER' }), expect.objectContaining({ app: 'API' })],
        create_time: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
  });

  it('ID-1 answers -6 to a stranger, at both roots', async () => {
    for (const root of ['/user-api', '/userapi/call']) {
      const answer = await stranger(server).post(`${root}/v1/get-login-user`);
      expect(answer.json()).toEqual({ code: -6, message: 'Not signed in.', data: null });
    }
  });

  it('SC-19 refuses what the call does not know', async () => {
    const caller = await signedIn(server);
    const answer = await caller.post('/user-api/v1/switch-app', { app: 'API', gid: '1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: -1, data: null });
  });
});

describe('open-buyer-app', () => {
  it('ID-3 opens the identity once, and the session gets a new id', async () => {
    const caller = await signedIn(server, { identities: [] });
    const before = caller.sid ?? '';
    expect(await call(caller, 'open-buyer-app')).toMatchObject({ code: 0 });
    expect(caller.sid).not.toBe(before);
    expect((await call(caller, 'get-login-user')).data.open_app_list).toEqual(['BUYER']);
    const renewed = caller.sid;
    expect(await call(caller, 'open-buyer-app')).toMatchObject({ code: 0 });
    expect(caller.sid).toBe(renewed);
  });

  it('SC-3 leaves the old session id dead', async () => {
    const caller = await signedIn(server, { identities: [] });
    const before = caller.sid;
    await call(caller, 'open-buyer-app');
    const thief = Object.assign(stranger(server), { gid: caller.gid, sid: before });
    expect(await call(thief, 'get-login-user')).toMatchObject({ code: -6 });
  });
});

describe('open-api-app', () => {
  it('F-40 has one effect however often it is submitted at once', async () => {
    const { gid, sid } = await signedIn(server, { identities: [] });
    const submits = Array.from({ length: 6 }, () => {
      const caller = Object.assign(stranger(server), { sid });
      return caller.post('/user-api/v1/open-api-app', COMPANY);
    });
    const codes = (await Promise.all(submits)).map((answer) => answer.json().code);
    // A call after the session got its new id has to sign in again; the identity was not opened twice.
    expect(codes.every((code) => code === 0 || code === -6)).toBe(true);
    expect(codes).toContain(0);
    expect(await openedTimes(gid)).toBe(1);
    const { db } = server.services;
    expect(await db.select().from(companies).where(eq(companies.gid, gid))).toHaveLength(1);
    const grants = await db.select().from(quotaGrants).where(eq(quotaGrants.gid, gid));
    expect(grants.map(({ amount }) => amount)).toEqual([100]);
  });

  it('ID-4 keeps nothing when what belongs to the opening fails', async () => {
    const { gid } = await signedIn(server, { identities: [] });
    const { db, now } = server.services;
    const failing = createIdentityService(db, now, [() => Promise.reject(new Error('no credits today'))]);
    await expect(failing.openBuyer(gid)).rejects.toThrow('no credits today');
    expect(await openedTimes(gid)).toBe(0);
  });

  it.each([
    ['VA-1', { company_name: ' ab ' }, -10010205],
    ['VA-1', { company_name: 'a'.repeat(251) }, -10010205],
    ['VA-2', { phone: '1234' }, -10010210],
    ['VA-2', { phone: '555-0100' }, -10010210],
    ['VA-3', { company_url: 'a.example' }, -10010208],
    ['VA-3', { company_url: 'javascript:alert(document.cookie)' }, -10010208],
    ['VA-3', { company_url: 'JavaScript://lantern.example.com/%0aalert(1)' }, -10010208],
    ['VA-3', { company_url: 'data:text/html,<script>' }, -10010208],
    ['VA-3', { company_url: 'mailto:shop@example.com' }, -10010208],
    ['VA-3', { company_url: 'https://lantern.example.com/\r\nx' }, -10010208],
    ['VA-1', { company_name: 'Lantern\r\nBcc: all@example.com' }, -10010205],
    ['VA-1', { company_name: 'Lantern \u202Ecod.exe' }, -10010205],
    ['VA-4', { mark: 'a bell \u0007' }, -10010106],
    ['VA-3', { company_url: `https://${'a'.repeat(250)}` }, -10010208],
    ['VA-4', { mark: 'a'.repeat(251) }, -10010106],
    ['VA-5', { phone_country_code: 'one' }, -10010109],
  ])('%s refuses %j with code %i', async (_id, wrong, code) => {
    const caller = await signedIn(server, { identities: [] });
    expect(await call(caller, 'open-api-app', { ...COMPANY, ...wrong })).toMatchObject({ code, data: null });
    expect(await openedTimes(caller.gid)).toBe(0);
  });

  it('VA-2 wants 1 and ten digits from a customer in China', async () => {
    const caller = await signedIn(server, { identities: [], country: 'cn' });
    expect(await call(caller, 'open-api-app', { ...COMPANY, phone: '5550100' })).toMatchObject({ code: -10010210 });
    expect(await call(caller, 'open-api-app', { ...COMPANY, phone: '13800138000' })).toMatchObject({ code: 0 });
  });

  it('VA-3 takes a company without a website', async () => {
    const caller = await signedIn(server, { identities: [] });
    const { company_url: _left, ...withoutWebsite } = COMPANY;
    expect(await call(caller, 'open-api-app', withoutWebsite)).toMatchObject({ code: 0 });
  });
});

it('ID-7 records each change of console', async () => {
  const caller = await signedIn(server);
  await call(caller, 'switch-app', { app: 'API' });
  await call(caller, 'switch-app', { app: 'BUYER' });
  const rows = await server.services.db
    .select({ app: applicationSwitches.app })
    .from(applicationSwitches)
    .where(eq(applicationSwitches.gid, caller.gid));
  expect(rows.map(({ app }) => app).sort()).toEqual(['API', 'BUYER']);
});

it('SC-18 takes the customer from the session alone', async () => {
  const [other] = [await addUser(server, { identities: ['API'] })];
  const caller = await signedIn(server, { identities: ['BUYER'] });
  const answer = await caller.post(`/user-api/v1/get-login-user?gid=${other}`);
  expect(answer.json().data.gid).toBe(caller.gid);
});

describe('update-profile', () => {
  it('LG-3 keeps the chosen language', async () => {
    const caller = await signedIn(server, { language: 'en' });
    expect(await call(caller, 'update-profile', { language: 'zh-cn' })).toMatchObject({ code: 0 });
    expect(await call(caller, 'get-login-user')).toMatchObject({ data: { language: 'zh-cn' } });
  });

  it('LG-1 SC-19 refuses a language the product does not speak, and every other field', async () => {
    const caller = await signedIn(server, { language: 'en' });
    for (const body of [{ language: 'xx' }, { language: 'de', gid: '1' }]) {
      expect((await caller.post('/user-api/v1/update-profile', body)).statusCode).toBe(400);
    }
    expect(await call(caller, 'get-login-user')).toMatchObject({ data: { language: 'en' } });
  });
});
