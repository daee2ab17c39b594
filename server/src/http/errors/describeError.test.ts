import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { buildApp } from '../../app.ts';
import { sql } from '../../drizzle.ts';
import { describeError, messageOf } from './describeError.ts';

const CANARY = 'swordfish-4711';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Statements PostgreSQL refuses, each of which was given the secret. */
const FAILING = {
  'an unknown table': sql`SELECT * FROM nowhere WHERE name = ${CANARY}`,
  'no number': sql`SELECT ${CANARY}::integer`,
  'no time': sql`SELECT ${CANARY}::timestamptz`,
  'a row that is there': sql`WITH one AS (INSERT INTO users (email, password_hash) VALUES (${CANARY}, '')) INSERT INTO users (email, password_hash) VALUES (${CANARY}, '')`,
  'a missing value': sql`INSERT INTO users (email, password_hash) VALUES (${CANARY}, NULL)`,
  'an unknown user': sql`INSERT INTO account_events (gid, kind, time, ip) VALUES (${CANARY}, 'signedIn', now(), '')`,
};

const failureOf = (statement: (typeof FAILING)[keyof typeof FAILING]) =>
  server.services.db.execute(statement).then(
    () => {
      throw new Error('the statement did not fail');
    },
    (error: unknown) => error,
  );

it.each(Object.entries(FAILING))('SC-26 tells of %s without what the query was given', async (_what, statement) => {
  const error = await failureOf(statement);
  for (const told of [error, new Error('a task', { cause: error })]) {
    expect(JSON.stringify(describeError(told))).not.toContain(CANARY);
    expect(messageOf(told)).not.toContain(CANARY);
  }
  // The error itself is still described.
  expect(describeError(error)).toMatchObject({ cause: { code: expect.stringMatching(/^[0-9A-Z]{5}$/) } });
});

it('SC-26 keeps it out of every line of the log', async () => {
  const lines: string[] = [];
  const { services } = server;
  const configuration = { ...services.configuration, logLevel: 'debug' };
  const app = await buildApp({ ...services, configuration }, { write: (line) => void lines.push(line) });
  app.get(
    '/fails/:name',
    ({ params }) => services.db.execute(FAILING[(params as { name: keyof typeof FAILING }).name]), // the test's own names
  );
  for (const name of Object.keys(FAILING)) {
    expect((await app.inject({ url: `/fails/${encodeURIComponent(name)}` })).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(lines.join('')).toMatch(/a request failed/);
  expect(lines.join('')).not.toContain(CANARY);
  await app.close();
});
