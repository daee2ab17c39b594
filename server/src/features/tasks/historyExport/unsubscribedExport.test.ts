import { openRuleClient, type RuleClient } from '../../../../testing/ruleClient.ts';
import { requestId } from '../../../../testing/taskClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { sql } from '../../../drizzle.ts';

let server: TestServer;
let client: RuleClient;
beforeAll(async () => {
  server = await startTestServer();
  client = await openRuleClient(server);
});
afterAll(() => server.close());

async function fileOf(id: string): Promise<string[]> {
  const [claimed = 0] = await server.services.taskRunner.claimDue(1);
  while (await server.services.taskRunner.run(claimed, () => false));
  const wanted = { scope: 'API', id, file: 'result' };
  const { body } = await client.caller.post('/console-api/v1/task/download', wanted);
  return body.replace('\uFEFF', '').trim().split('\r\n');
}

it('PG-11c exports everyone who gets no more mails as a task, however many are listed, and no formula', async () => {
  const { gid } = client.owner;
  await server.services.db.execute(sql`
    INSERT INTO consumer_recipients (gid, email, verify_token, token, unsubscribe_time, bounce_time, create_time)
    SELECT ${gid}, CASE WHEN n = 1 THEN '=1+1@example.com' ELSE 'r' || n || '@example.com' END, 'v' || n, 't' || n,
      CASE WHEN n % 2 = 1 THEN timestamptz '2026-01-01 00:00Z' END, CASE WHEN n % 2 = 0 THEN timestamptz '2026-01-02 00:00Z' END,
      timestamptz '2026-01-01 00:00Z' + make_interval(secs => n)
    FROM generate_series(1, 5001) n`);
  await server.services.db.execute(sql`
    UPDATE notify_addresses SET unsubscribe_time = timestamptz '2026-01-03 00:00Z' WHERE gid = ${gid}`);
  expect((await client.call('GetUnsubscribed', {})).Json).toMatchObject({ IsPart: true });
  const wanted = { TimeZone: 'Europe/Berlin', RequestId: requestId() };
  const { Json: task } = await client.call('ExportUnsubscribed', wanted);
  expect((await client.call('ExportUnsubscribed', wanted)).Json.id).toBe(task.id);
  const [heads, own, first, ...others] = await fileOf(task.id);
  expect(heads).toBe('Recipient,Reason,Time');
  expect(own).toBe(`${client.email},unsubscribed,2026-01-03 01:00:00`);
  expect(first).toBe("'=1+1@example.com,unsubscribed,2026-01-01 01:00:00");
  expect(others).toHaveLength(5_000);
  expect(others).toContain('r5000@example.com,bounced,2026-01-02 01:00:00');
  expect(others).toContain('r5001@example.com,unsubscribed,2026-01-01 01:00:00');
  const again = { scope: 'API', id: task.id, request_id: requestId() };
  const { data } = (await client.caller.post('/console-api/v1/task/duplicate', again)).json();
  expect(data.task).toMatchObject({ name: expect.stringMatching(/^unsubscribed-[\d-]+\.csv$/) });
});
