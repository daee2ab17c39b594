import { addUser, signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { rateLimits } from '../limits/rateLimitTable.ts';
import { users } from '../users/userTable.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.com';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ trustedProxies: ['10.9.9.9'] });
  await addUser(server, { email: EMAIL, passwordHash: await hashPassword(PASSWORD), identities: ['BUYER'] });
});
afterEach(() => server.close());

interface Try {
  email?: string;
  password?: string;
  gb?: string;
  ip?: string;
  headers?: Record<string, string>;
}

const signIn = ({ ip = '198.51.100.7', headers = {}, ...form }: Try = {}, caller = stranger(server)) =>
  caller.post('/user-api/v1/sign-in', { email: EMAIL, password: PASSWORD, ...form }, { remoteAddress: ip, headers });

describe('signing in', () => {
  it('SC-1 sets a cookie that scripts and other sites cannot have', async () => {
    const [cookie] = [(await signIn()).headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; /);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=43200'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  it('SC-3 gives a new session id and ends the one the browser had', async () => {
    const caller = await signedIn(server);
    const before = caller.sid;
    await signIn({}, caller);
    expect(caller.sid).not.toBe(before);
    expect(await server.services.sessions.find(before ?? '')).toBeNull();
    expect((await caller.post('/user-api/v1/get-login-user')).json().data.email).toBe(EMAIL);
  });

  it('takes the address in any case', async () => {
    expect((await signIn({ email: ' ADA@Example.com ' })).json()).toMatchObject({ code: 0 });
  });

  it('RT-10 goes on to where the person came from, and nowhere else', async () => {
    const [origin] = server.services.configuration.origins;
    const location = async (gb: string) => (await signIn({ gb })).json().data.location;
    expect(await location(`${origin}/api/dashboard?tab=1`)).toBe('/api/dashboard?tab=1');
    expect(await location('https://evil.test/')).toBe('/');
  });

  it('SC-15 stores argon2id with the parameters of the decision, and hashes again what is weaker', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash('old password', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const gid = await addUser(server, { email: 'old@example.com', passwordHash: weak });
    expect((await signIn({ email: 'old@example.com', password: 'old password' })).json().code).toBe(0);
    const user = await server.services.users.find(gid);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });
});

describe('refusals', () => {
  it('SC-16 answers alike for a wrong password and an unknown user', async () => {
    const wrong = await signIn({ password: 'wrong' });
    const unknown = await signIn({ email: 'nobody@example.com', password: 'wrong' });
    expect(wrong.statusCode).toBe(unknown.statusCode);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toMatchObject({ code: -1, data: null });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('SC-16 spends a password hash on an unknown user too', async () => {
    // Both are dominated by one argon2 hash; without it the unknown user would be answered twenty times faster.
    const time = async (email: string) => {
      const times: number[] = [];
      for (let n = 0; n < 5; n++) {
        const start = performance.now();
        await signIn({ email, password: 'wrong', ip: `198.51.100.${n + 20}` });
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    await time('warm-up@example.com');
    expect(await time('nobody@example.com')).toBeGreaterThan((await time(EMAIL)) / 3);
  });
});

describe('throttling', () => {
  beforeEach(() => server.stopClock());
  const tries = async (count: number, attempt: Try = {}) => {
    const answers = await Promise.all(Array.from({ length: count }, () => signIn({ password: 'wrong', ...attempt })));
    return answers.filter((answer) => answer.statusCode !== 429).length;
  };

  it('SC-17 lets five racing guesses through and tells the others when to come back', async () => {
    expect(await tries(40)).toBe(5);
    const answer = await signIn();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(answer.json()).toMatchObject({ code: -1, data: null });
  });

  it('SC-17 waits longer after each guess, and forgets in the end', async () => {
    await tries(5);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const wait = Number((await signIn({ password: 'wrong' })).headers['retry-after']);
      waits.push(wait);
      server.pass(wait * 1000);
      expect((await signIn({ password: 'wrong' })).statusCode).toBe(200);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    server.pass(3_600_001 + 16_000);
    expect(await tries(40)).toBe(5);
  });

  it('SC-17 forgives the account whose owner signs in', async () => {
    await tries(4);
    expect((await signIn()).json().code).toBe(0);
    expect(await tries(5)).toBe(5);
  });

  it('SC-17 counts an address over all accounts', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) => signIn({ email: `user${n}@example.com`, password: 'wrong' }));
    const passed = (await Promise.all(guesses)).filter((answer) => answer.statusCode !== 429).length;
    expect(passed).toBe(30);
  });

  it('SC-17 believes X-Forwarded-For of a known proxy alone', async () => {
    const spoofed = (n: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn({ password: 'wrong', ...spoofed(n) })),
    );
    expect(answers.filter((answer) => answer.statusCode !== 429)).toHaveLength(5);
    const proxied = await signIn({ ip: '10.9.9.9', ...spoofed(77) });
    expect(proxied.json().code).toBe(0);
  });

  it('SC-17 lets the owner in from a known address while strangers guess from everywhere', async () => {
    expect((await signIn({ ip: '192.0.2.1' })).json().code).toBe(0);
    const guesses = Array.from({ length: 60 }, (_, n) => signIn({ password: 'wrong', ip: `198.51.100.${n}` }));
    const passed = (await Promise.all(guesses)).filter((answer) => answer.statusCode !== 429).length;
    expect(passed).toBe(20);
    expect((await signIn({ ip: '198.51.100.200' })).statusCode).toBe(429);
    expect((await signIn({ ip: '192.0.2.1' })).json().code).toBe(0);
  });
});

describe('a browser the account was signed in with', () => {
  beforeEach(() => server.stopClock());

  async function knownDevice(email = EMAIL): Promise<string> {
    const answer = await signIn({ email, ip: '192.0.2.1' });
    return answer.cookies.find(({ name }) => name === '__Host-device')?.value ?? '';
  }
  const signInWith = (device: string, attempt: Try = {}) =>
    stranger(server).post(
      '/user-api/v1/sign-in',
      { email: EMAIL, password: PASSWORD, ...attempt },
      { remoteAddress: '198.51.100.7', cookies: { '__Host-device': device } },
    );
  const guesses = (device: string) =>
    Promise.all(Array.from({ length: 12 }, () => signInWith(device, { password: 'wrong' })));
  const passed = (answers: Awaited<ReturnType<typeof signIn>>[]) =>
    answers.filter(({ statusCode }) => statusCode !== 429).length;

  it('SC-17 waits for no stranger, not even one behind the same address', async () => {
    const device = await knownDevice();
    for (let n = 0; n < 40; n++) await signIn({ email: `user${n}@example.com`, password: 'wrong' });
    expect((await signIn()).statusCode).toBe(429);
    expect((await signInWith(device)).json().code).toBe(0);
    expect((await signIn()).statusCode).toBe(429);
  });

  it('SC-17 has few guesses of its own, and none at another account', async () => {
    await addUser(server, { email: 'bob@example.com', passwordHash: await hashPassword(PASSWORD) });
    const [device, other] = [await knownDevice(), await knownDevice('bob@example.com')];
    expect(passed(await guesses(device))).toBe(5);
    expect((await signInWith(device)).statusCode).toBe(429);
    // An id that was made up, or is another account's, counts as a stranger's.
    expect(passed(await guesses('A'.repeat(22)))).toBe(5);
    expect(passed(await guesses(other))).toBe(0);
  });
});

describe('an office behind one address', () => {
  beforeEach(() => server.stopClock());
  const OFFICE = '192.0.2.44';
  const right = (n: number) => signIn({ email: `colleague${n}@example.com`, ip: OFFICE });
  const wrong = (n: number, ip = OFFICE) => signIn({ email: `user${n}@example.com`, password: 'wrong', ip });
  const passed = (answers: Awaited<ReturnType<typeof signIn>>[]) =>
    answers.filter(({ statusCode }) => statusCode === 200).length;
  const all = (count: number, one: (n: number) => ReturnType<typeof signIn>) =>
    Promise.all(Array.from({ length: count }, (_, n) => one(n)));

  beforeEach(async () => {
    const passwordHash = await hashPassword(PASSWORD);
    for (let n = 0; n < 40; n++) await addUser(server, { email: `colleague${n}@example.com`, passwordHash });
  });

  it('SC-17 signs in 40 colleagues at once', async () => {
    expect((await all(40, right)).map((answer) => answer.json().code)).toEqual(Array(40).fill(0));
  });

  it('SC-17 takes right passwords back once, of one account too', async () => {
    expect((await all(12, () => right(0))).map((answer) => answer.json().code)).toEqual(Array(12).fill(0));
    expect(passed(await all(40, wrong))).toBe(30);
  });

  it('SC-17 forgets wrong passwords one after another', async () => {
    expect(passed(await all(30, wrong))).toBe(30);
    expect((await right(1)).statusCode).toBe(429);
    server.pass(1_800_000);
    expect(passed(await all(40, wrong))).toBe(20);
    server.pass(3_600_000);
    expect(passed(await all(40, wrong))).toBe(30);
  });

  it('SC-17 charges nothing to the account that an address was refused for', async () => {
    await all(30, wrong);
    expect(passed(await all(10, () => signIn({ password: 'wrong', ip: OFFICE })))).toBe(0);
    server.pass(1_000);
    expect((await signIn({ ip: OFFICE })).json().code).toBe(0);
  });

  it('SC-17 counts a network of IPv6 as one address, and IPv4 in IPv6 as IPv4', async () => {
    expect(passed(await all(40, (n) => wrong(n, `2001:db8:1:2:${n}::${n}`)))).toBe(30);
    expect((await right(1)).json().code).toBe(0);
    expect(passed(await all(1, () => wrong(99, '2001:db8:1:3::1')))).toBe(1);
    expect(passed(await all(40, (n) => wrong(n, n % 2 ? OFFICE : `::ffff:${OFFICE}`)))).toBe(30);
  });

  it('SC-17 knows the owner’s network again', async () => {
    expect((await signIn({ ip: '2001:db8:7:7::1' })).json().code).toBe(0);
    await all(60, (n) => signIn({ password: 'wrong', ip: `198.51.100.${n}` }));
    expect((await signIn({ ip: '2001:db8:7:8::1' })).statusCode).toBe(429);
    expect((await signIn({ ip: '2001:db8:7:7:1:2:3:4' })).json().code).toBe(0);
  });

  it('SC-17 locks nobody out when the clock is set back by a day', async () => {
    await all(31, wrong);
    for (let n = 0; n < 6; n++) await signIn({ password: 'wrong', ip: OFFICE });
    server.pass(-86_400_000);
    expect((await signIn({ ip: OFFICE })).json().code).toBe(0);
    server.pass(1_000);
    expect((await right(1)).json().code).toBe(0);
  });
});

it('keeps no attempt longer than it counts', async () => {
  await signIn({ password: 'wrong' });
  server.pass(3_600_001);
  await server.services.limits.deleteQuiet();
  expect(await server.services.db.select().from(rateLimits)).toHaveLength(0);
  expect(await server.services.db.select().from(users)).toHaveLength(1);
});
