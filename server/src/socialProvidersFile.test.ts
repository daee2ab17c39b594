import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../testing/testServer.ts';
import { readConfiguration } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'social-providers-'));
const file = join(folder, 'providers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const PROVIDER = {
  ...{ key: 'example', name: 'Example', issuer: 'https://accounts.example.com' },
  ...{ client_id: 'console', client_secret: 'secret' },
};
const read = (content: unknown, more: Record<string, string> = {}) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfiguration({ SOCIAL_PROVIDERS_FILE: file, ...more }).socialProviders;
};

it('PG-14c reads the providers of a deployment, which then has no stand-ins', () => {
  const local = { ...PROVIDER, key: 'local', issuer: 'http://localhost:8080/realms/one' };
  expect(read([PROVIDER, local])).toEqual([PROVIDER, local]);
  expect(readConfiguration({}).socialProviders.map(({ key }) => key)).toEqual(['one', 'two']);
  expect(readConfiguration({ DEMO: '0' }).socialProviders).toEqual([]);
});

it.each([
  ['{', 'it is not JSON'],
  [{}, 'it is not a list'],
  [[{ ...PROVIDER, key: 'Example' }], 'the key of number 1 must be small letters, digits and "-"'],
  [[{ ...PROVIDER, issuer: 'http://accounts.example.com' }], 'the issuer of number 1 must be an address'],
  [[{ ...PROVIDER, issuer: 'https://user@accounts.example.com' }], 'the issuer of number 1 must be an address'],
  [[PROVIDER, { ...PROVIDER, client_secret: undefined }], 'number 2 needs its five fields and no others'],
  [[{ ...PROVIDER, scope: 'openid' }], 'number 1 needs its five fields and no others'],
  [[PROVIDER, { ...PROVIDER, key: 'again' }], '"again" stands there twice'],
])('PG-14c refuses to start with %j, and says why', (content, words) => {
  expect(() => read(content)).toThrow(words);
});

it('PG-14c refuses to start without the file that is named', () => {
  expect(() => readConfiguration({ SOCIAL_PROVIDERS_FILE: join(folder, 'none.json') })).toThrow(
    'There are no social providers at',
  );
});

it('PG-14c has stand-ins in the demo alone', async () => {
  const server = await startTestServer({ socialProviders: [PROVIDER] });
  const found = await server.app.inject('/demo-provider/one/.well-known/openid-configuration');
  expect(found.statusCode).toBe(404);
  await server.close();
});
