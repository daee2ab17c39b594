import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import { OFFLINE_CODES } from '@tracking-console/contract/orders/offlineConstants';
import { addUser, type Caller, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { codeAt } from '../twoStep/oneTimeCodes.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let counter = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Roles = Partial<Record<'mayRelease' | 'mayOverride' | 'mayFinance', boolean>>;

/** Signs in as a person does, by the password alone. */
async function signedInByPassword(roles: Roles) {
  counter += 1;
  const email = `staff${counter}@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  const gid = await addUser(server, { email, passwordHash, identities: ['BUYER', 'API'], ...roles });
  return { gid, email, caller: await signIn(email) };
}

const post = async (caller: Caller, name: string, body: object = {}) =>
  (await caller.post(`/user-api/v1/${name}`, body, { remoteAddress: `198.51.100.${counter}` })).json();

async function signIn(email: string): Promise<Caller> {
  const caller = stranger(server);
  expect((await post(caller, 'sign-in', { email, password: PASSWORD })).code).toBe(0);
  return caller;
}

async function setUp(caller: Caller): Promise<string> {
  const { secret } = (await post(caller, 'set-up-two-step')).data;
  const confirmed = await post(caller, 'confirm-two-step', { code: codeAt(secret, server.services.now()) });
  expect(confirmed.code).toBe(0);
  return secret;
}

const legacy = async (caller: Caller, path: string, method: string, param: object) =>
  (await caller.post(path, { version: '1.0', timeZoneOffset: 0, method, param })).json().Code;
const release = async (caller: Caller, path: string) => {
  const answer = await caller.get(`/release-api/v1${path}`);
  return answer.statusCode === 200 ? 0 : answer.json().type;
};
const grant = async (caller: Caller) => {
  const body = { modules: ['@tracking-console/buyer-app'], hours: 1, reason: 'to try' };
  return (await caller.post('/release-api/v1/grants', body)).json().type;
};

describe.each([
  [
    'reviewing transfers',
    { mayFinance: true },
    OFFLINE_CODES,
    (caller: Caller) => legacy(caller, '/payapi/call', 'GetOfflineReviews', { Status: 'UnderReview' }),
  ],
  [
    'reviewing invoices',
    { mayFinance: true },
    INVOICE_CODES,
    (caller: Caller) => legacy(caller, '/invoiceapi/call', 'GetInvoiceReviews', { Status: 'Requested' }),
  ],
  ['releasing', { mayRelease: true }, null, (caller: Caller) => release(caller, '/channels')],
  ['seeing grants', { mayOverride: true }, null, (caller: Caller) => release(caller, '/grants')],
  ['seeing grants of others', { mayRelease: true }, null, (caller: Caller) => release(caller, '/grants')],
] as const)('%s', (_title, roles, codes, act) => {
  const needed = codes?.secondStepNeeded ?? 'secondStepNeeded';

  it('takes a second step: a password alone does not make the role count', async () => {
    const { caller } = await signedInByPassword(roles);
    expect(await act(caller)).toBe(needed);
    // Confirming the first code of the app is a second step.
    await setUp(caller);
    expect(await act(caller)).toBe(0);
  });
});

it('a grant to run local modules takes a second step', async () => {
  const { caller } = await signedInByPassword({ mayOverride: true });
  expect(await grant(caller)).toBe('secondStepNeeded');
  await setUp(caller);
  expect(await grant(caller)).not.toBe('secondStepNeeded');
});

it('a role counts after signing in with a code, until two-step sign-in is turned off', async () => {
  const { email, caller } = await signedInByPassword({ mayRelease: true });
  server.stopClock();
  const secret = await setUp(caller);
  server.pass(30_000);
  const other = stranger(server);
  const step = await other.post('/user-api/v1/sign-in', { email, password: PASSWORD });
  expect(step.json().data).toMatchObject({ second_step: true });
  const cookies = { '__Host-step': step.cookies.find(({ name }) => name === '__Host-step')?.value ?? '' };
  const code = codeAt(secret, server.services.now());
  expect((await other.post('/user-api/v1/sign-in-code', { code }, { cookies })).json().code).toBe(0);
  expect(await release(other, '/channels')).toBe(0);
  expect((await post(caller, 'turn-off-two-step', { password: PASSWORD })).code).toBe(0);
  expect([await release(other, '/channels'), await release(caller, '/channels')]).toEqual([
    'secondStepNeeded',
    'secondStepNeeded',
  ]);
});

it('a session from before the second step was set up elsewhere counts once its customer confirms with a code', async () => {
  const { email, caller } = await signedInByPassword({ mayFinance: true });
  const before = await signIn(email);
  server.stopClock();
  const secret = await setUp(caller);
  server.pass(30_000);
  const review = () => legacy(before, '/payapi/call', 'GetOfflineReviews', { Status: 'UnderReview' });
  expect((await post(before, 'reauthenticate', { password: PASSWORD })).code).toBe(0);
  expect(await review()).toBe(SECURITY_CODES.secondStepNeeded);
  expect((await post(before, 'reauthenticate', { code: codeAt(secret, server.services.now()) })).code).toBe(0);
  expect(await review()).toBe(0);
});

it('an account without the role is refused as before, with a second step or without', async () => {
  const { caller } = await signedInByPassword({});
  const refused = async () => [
    await release(caller, '/channels'),
    await legacy(caller, '/payapi/call', 'GetOfflineReviews', { Status: 'UnderReview' }),
  ];
  expect(await refused()).toEqual(['notAllowed', OFFLINE_CODES.notReviewer]);
  await setUp(caller);
  expect(await refused()).toEqual(['notAllowed', OFFLINE_CODES.notReviewer]);
});
