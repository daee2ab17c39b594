import { DAY } from '@tracking-console/contract/values/durations';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { type SignedInCaller, signedIn, stranger } from '../../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { TRACK_ENDPOINTS } from '../trackEndpoints.ts';

interface Media {
  schema: TSchema & { anyOf: TSchema[] };
  example: { code: number; data: { rejected?: unknown[] } };
  examples: Record<string, { summary: string; value: object }>;
}
interface Operation {
  requestBody: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
  summary: string;
  'x-codes': Record<string, string>;
}

let server: TestServer;
let developer: SignedInCaller;
let paths: [string, Operation][];
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  developer = await signedIn(server);
  const owner = { gid: developer.gid, scope: 'API' } as const;
  const { quotas, db } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 100 }),
  );
  await quotas.allowRealTime(owner, true);
  const answer = await stranger(server).get('/site/docs/v2.4/openapi.json');
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { version: 'v2.4' } });
  const documented = answer.json().paths as Record<string, { post: Operation }>;
  paths = Object.entries(documented).map(([path, { post }]) => [path, post]);
});
afterAll(() => server.close());

const success = ({ responses }: Operation) => responses['200']?.content['application/json'] as Media;
const wanted = ({ requestBody }: Operation) => requestBody.content['application/json'] as Media;

const requestsOf = (operation: Operation) => Object.values(wanted(operation).examples).map(({ value }) => value);

/** Steps needed before an example can succeed. */
async function before(path: string): Promise<void> {
  if (path.endsWith('/gettrackinfo')) {
    server.pass(2 * DAY);
    await server.services.sync.syncShipments(await server.services.sync.claimDue(10));
    const webhook = { url: 'https://example.com/hook', version: 'v2.4' } as const;
    const rest = { events: ['TRACKING_UPDATED' as const], statuses: [], headers: [], enabled: true };
    await server.services.webhooks.save({ gid: developer.gid, scope: 'API' }, { ...webhook, ...rest });
    developer.sid = await server.services.sessions.open(developer.gid, { ip: '127.0.0.1', userAgent: 'test' });
  }
}

it('SH-7 PA-2 documents every call there is and no other, each with its codes', () => {
  expect(paths.map(([path]) => path)).toEqual(TRACK_ENDPOINTS.map(({ name }) => `/track/v2.4/${name}`));
  for (const [, operation] of paths) {
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(operation['x-codes'])).toContain('-18010002');
  }
});

it('PA-2 the examples of the reference are answered as it says, one after another', async () => {
  for (const [path, operation] of paths) {
    await before(path);
    const [request, ...others] = requestsOf(operation);
    const answer = (await developer.post(path, request)).json();
    const { schema, example } = success(operation);
    const [succeeded] = schema.anyOf;
    expect([path, answer.code, answer.data.rejected ?? []]).toEqual([path, 0, example.data.rejected ?? []]);
    const faults = Value.Errors(succeeded as TSchema, answer);
    expect([path, faults]).toEqual([path, []]);
    expect([path, namesOf(answer)]).toEqual([path, namesOf(example)]);
    for (const other of others) {
      const { code, data } = (await developer.post(path, other)).json();
      expect([path, code, data.rejected]).toEqual([path, 0, []]);
    }
  }
});

it('PA-2 the examples of answers, and what is sent, hold to the schemas', () => {
  for (const [path, operation] of paths) {
    const { schema, example } = success(operation);
    expect([path, Value.Errors(schema.anyOf[0] as TSchema, example)]).toEqual([path, []]);
    const takes = Compile(wanted(operation).schema);
    // The first of register shows an item that is rejected.
    const requests = requestsOf(operation).slice(path.endsWith('register') ? 1 : 0);
    for (const request of requests) expect([path, takes.Check(request)]).toEqual([path, true]);
  }
});

/** The names of all fields: nothing is sent that the example lacks. Lists may be empty, and details depend on the carrier. */
function namesOf(answer: { data: object }): string[] {
  const { accepted: [first = {}] = [] } = answer.data as { accepted?: object[] };
  return [...Object.keys(answer), ...Object.keys(answer.data), ...Object.keys(first)].sort();
}
