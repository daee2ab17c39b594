import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { MAX_PASSKEYS, SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { withAwayTable } from '../../../testing/awayTable.ts';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { eq } from '../../drizzle.ts';
import { accountEvents } from '../accountEvents/accountEventTable.ts';
import { passkeyChallenges, passkeys } from '../passkeys/passkeyTable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const origin = () => server.services.configuration.origins[0] ?? '';

interface Challenge {
  challenge: string;
}

/** A device with one passkey, as WebAuthn describes it: CBOR by hand, without attestation. */
function createDevice({ from = origin(), host = new URL(from).hostname, verified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const flags = (attested: boolean) => 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const header = (attested: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([sha256(host), Buffer.from([flags(attested)]), count]);
  };
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const cose = Buffer.concat([
    Buffer.from('a501020326200121', 'hex'),
    ...[
      Buffer.from('5820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ],
  ]);
  const clientData = (type: string, { challenge }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    make(options: Challenge) {
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([header(true), Buffer.alloc(16), length, id, cose]);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const client_data = base64url(clientData('webauthn.create', options));
      return { id: base64url(id), client_data, attestation: base64url(attestation), transports: ['internal'] };
    },
    prove(options: Challenge) {
      const client = clientData('webauthn.get', options);
      const data = header(false);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const sent = { client_data: base64url(client), authenticator_data: base64url(data) };
      return { id: base64url(id), ...sent, signature: base64url(signature) };
    },
    copyFallsBehind() {
      counter = 0;
    },
  };
}

const call = async (caller: ReturnType<typeof stranger>, name: string, body: object = {}) =>
  (await caller.post(`/user-api/v1/${name}`, body)).json();
const optionsOf = async (caller: ReturnType<typeof stranger>, name: string): Promise<Challenge> =>
  JSON.parse((await call(caller, name)).data.options);

async function withPasskey() {
  const owner = await signedIn(server);
  const device = createDevice();
  const made = device.make(await optionsOf(owner, 'add-passkey-options'));
  expect(await call(owner, 'add-passkey', made)).toMatchObject({ code: 0 });
  return { owner, device, made };
}

const kinds = async (gid: string) =>
  (await server.services.db.select().from(accountEvents).where(eq(accountEvents.gid, gid))).map(({ kind }) => kind);

describe('PG-14b passkeys', () => {
  it('signs in without a password and without a second step', async () => {
    const { owner, device } = await withPasskey();
    const visitor = stranger(server);
    const proof = device.prove(await optionsOf(visitor, 'passkey-options'));
    expect(await call(visitor, 'sign-in-passkey', proof)).toMatchObject({ code: 0, data: { second_step: false } });
    expect((await call(visitor, 'get-login-user')).data.gid).toBe(owner.gid);
    const { passkeys: listed } = (await call(owner, 'list-passkeys')).data;
    expect(listed).toEqual([expect.objectContaining({ last_used_time: expect.any(String) })]);
    expect(await kinds(owner.gid)).toEqual(expect.arrayContaining(['passkeyAdded', 'signedIn']));
  });

  it('takes each challenge once, and for five minutes', async () => {
    const { device } = await withPasskey();
    const visitor = stranger(server);
    const proof = device.prove(await optionsOf(visitor, 'passkey-options'));
    expect((await call(visitor, 'sign-in-passkey', proof)).code).toBe(0);
    expect((await call(stranger(server), 'sign-in-passkey', proof)).code).toBe(SECURITY_CODES.passkeyRefused);
    const late = await optionsOf(visitor, 'passkey-options');
    server.pass(5 * MINUTE + 1_000);
    expect((await call(stranger(server), 'sign-in-passkey', device.prove(late))).code).toBe(
      SECURITY_CODES.passkeyRefused,
    );
    await server.services.passkeys.deleteExpired();
    expect(await server.services.db.select().from(passkeyChallenges)).toEqual([]);
  });

  it('F-37 refuses no passkey while the database is away, and takes it once it is back', async () => {
    const { device } = await withPasskey();
    const visitor = stranger(server);
    const proof = device.prove(await optionsOf(visitor, 'passkey-options'));
    const away = await withAwayTable(server, 'passkey_challenges', () =>
      visitor.post('/user-api/v1/sign-in-passkey', proof),
    );
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
    expect((await call(visitor, 'sign-in-passkey', proof)).code).toBe(0);
  });

  it('refuses a copy that falls behind, a challenge of our own making, and one made for adding', async () => {
    const { owner, device } = await withPasskey();
    const visitor = stranger(server);
    await call(visitor, 'sign-in-passkey', device.prove(await optionsOf(visitor, 'passkey-options')));
    const refused = async (options: Challenge) =>
      (await call(stranger(server), 'sign-in-passkey', device.prove(options))).code;
    expect(await refused({ challenge: base64url(randomBytes(32)) })).toBe(SECURITY_CODES.passkeyRefused);
    expect(await refused(await optionsOf(owner, 'add-passkey-options'))).toBe(SECURITY_CODES.passkeyRefused);
    device.copyFallsBehind();
    expect(await refused(await optionsOf(visitor, 'passkey-options'))).toBe(SECURITY_CODES.passkeyRefused);
  });

  it.each([
    ['of another site', { from: 'https://evil.test' }],
    ['of another host', { host: 'evil.test' }],
    ['that nobody unlocked', { verified: false }],
  ])('adds none %s, with one row', async (_, made) => {
    const owner = await signedIn(server);
    const device = createDevice(made);
    const answer = await call(owner, 'add-passkey', device.make(await optionsOf(owner, 'add-passkey-options')));
    expect(answer).toMatchObject({ code: SECURITY_CODES.passkeyRefused, data: null });
    expect((await call(owner, 'list-passkeys')).data.passkeys).toEqual([]);
    expect(await kinds(owner.gid)).toEqual(['passkeyRefused']);
  });

  it('SC-18 another account’s passkey is not added, used to confirm, or removed', async () => {
    const { owner, device } = await withPasskey();
    const other = await signedIn(server);
    const theirs = await optionsOf(owner, 'add-passkey-options');
    expect((await call(other, 'add-passkey', createDevice().make(theirs))).code).toBe(SECURITY_CODES.passkeyRefused);
    const passkey = device.prove(await optionsOf(other, 'passkey-options'));
    expect((await call(other, 'reauthenticate', { passkey })).code).toBe(SECURITY_CODES.passkeyRefused);
    const [{ id }] = (await call(owner, 'list-passkeys')).data.passkeys;
    expect((await call(other, 'remove-passkey', { id })).code).toBe(SECURITY_CODES.noPasskey);
    expect((await call(owner, 'list-passkeys')).data.passkeys).toHaveLength(1);
  });

  it('confirms who is there, and is removed only after that', async () => {
    const { owner, device } = await withPasskey();
    const [{ id }] = (await call(owner, 'list-passkeys')).data.passkeys;
    server.pass(11 * MINUTE);
    expect((await call(owner, 'remove-passkey', { id })).code).toBe(SECURITY_CODES.checkNeeded);
    const passkey = device.prove(await optionsOf(owner, 'passkey-options'));
    expect((await call(owner, 'reauthenticate', { passkey })).code).toBe(0);
    expect((await call(owner, 'remove-passkey', { id })).code).toBe(0);
    expect((await call(owner, 'remove-passkey', { id })).code).toBe(SECURITY_CODES.noPasskey);
    const visitor = stranger(server);
    const proof = device.prove(await optionsOf(visitor, 'passkey-options'));
    expect((await call(visitor, 'sign-in-passkey', proof)).code).toBe(SECURITY_CODES.passkeyRefused);
    expect(await kinds(owner.gid)).toEqual(expect.arrayContaining(['checked', 'passkeyRemoved']));
  });

  it('an account has a bounded number of them', async () => {
    const owner = await signedIn(server);
    const rows = Array.from({ length: MAX_PASSKEYS }, () => ({
      ...{ gid: owner.gid, credentialId: base64url(randomBytes(16)), publicKey: 'AA', counter: 0 },
      createTime: new Date(),
    }));
    await server.services.db.insert(passkeys).values(rows);
    expect((await call(owner, 'add-passkey-options')).code).toBe(SECURITY_CODES.tooManyPasskeys);
  });
});
