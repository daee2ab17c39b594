import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const LETTER = 'RB123456785CN';

it('PG-9d says of numbers for the API console what it says for the buyer, and knows the own ones', async () => {
  const caller = await signedIn(server, { identities: ['API'] });
  const { quotas, db } = server.services;
  const owner = { gid: caller.gid, scope: 'API' } as const;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 1 }),
  );
  await caller.post('/track/v2.4/register', [{ number: LETTER }]);
  const answer = await caller.post('/console-api/v1/number/detect', { Numbers: [LETTER, 'RB123456786CN'] });
  const [known, mistyped] = answer.json().data;
  expect(known).toMatchObject({ Number: LETTER, CheckDigit: 'valid', TrackInfoId: expect.any(String) });
  expect(mistyped).toMatchObject({ CheckDigit: 'wrong', TrackInfoId: null });
  const explained = await caller.post('/console-api/v1/number/explain', { Number: 'RB123456786CN' });
  expect(explained.json().data[0]).toMatchObject({ CheckDigit: 'wrong', ExpectedCheck: '5' });
});

it('PG-9d answers customers with the API identity alone', async () => {
  const caller = await signedIn(server, { identities: ['BUYER'] });
  const answer = await caller.post('/console-api/v1/number/detect', { Numbers: [LETTER] });
  expect(answer.json()).toMatchObject({ code: -10010301, data: null });
});
