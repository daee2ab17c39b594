import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { openTrackClient, type TrackClient } from '../../../testing/trackClient.ts';
import { SCOPES } from '../../owner.ts';

let server: TestServer;
let client: TrackClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openTrackClient(server);
});

const session = (payload: object, headers: Record<string, string> = {}) =>
  client.developer.post('/track/v2.4/register', payload, { headers });
/** The sets of data the number is in. */
async function scopesOf(number: string): Promise<string[]> {
  const { findByNumbers } = server.services.shipments.registration;
  const found = await Promise.all(SCOPES.map((scope) => findByNumbers({ ...client.owner, scope }, [number])));
  return found.flat().map(({ scope }) => scope);
}

it('PG-13d a call with the session is validated, charged and logged as one with a key is', async () => {
  const body = (number: string) => [{ number }, { number: 'AB12' }, { number: 'RB123456785GB', carrier: 1 }];
  const bySession = (await session(body('RB123456799GB'))).json();
  const byKey = (await client.call('register', body('RB123456808GB'))).json();
  const outline = ({ code, data }: typeof byKey) => ({
    code,
    accepted: data.accepted.map((item: object) => ({ ...item, number: '' })),
    rejected: data.rejected,
  });
  expect(outline(bySession)).toEqual(outline(byKey));
  expect(bySession.data.rejected).toHaveLength(2);
  const { data: quota } = (await client.call('getquota', [])).json();
  expect(quota).toMatchObject({ quota_used: 2 });
  await server.services.requestLog.flush();
  const { data } = (await client.developer.post('/console-api/v1/logs/list', { endpoint: 'register' })).json();
  const rows = data.logs.map(({ source, items, accepted, rejected }: Record<string, unknown>) => ({
    ...{ source, items, accepted, rejected },
  }));
  const counts = { items: 3, accepted: 1, rejected: 2 };
  expect(rows).toEqual(
    expect.arrayContaining([
      { source: 'CONSOLE', ...counts },
      { source: 'API', ...counts },
    ]),
  );
});

it.each([
  ['session', {}, 'API'],
  ['session in test mode', { 'x-mode': 'test' }, 'TEST'],
  ['session in a mode that there is not', { 'x-mode': 'x' }, 'API'],
] as const)(
  'PG-13d what is registered with a %s is of the set that a key of that mode is for',
  async (_way, headers, scope) => {
    await session([{ number: 'RB123456799GB' }], headers);
    expect(await scopesOf('RB123456799GB')).toEqual([scope]);
  },
);

it('PG-13d a live key stays one, whatever mode its call names', async () => {
  const headers = { 'x-mode': 'test', 'x-api-key': client.key };
  await server.app.inject({
    method: 'POST',
    url: '/track/v2.4/register',
    headers,
    payload: [{ number: 'RB123456799GB' }],
  });
  expect(await scopesOf('RB123456799GB')).toEqual(['API']);
});
