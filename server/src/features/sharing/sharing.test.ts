import { SHARE_DAYS, SHARING_CODES } from '@tracking-console/contract/shipments/sharingConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { signedIn, stranger } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { shares } from './shareTable.ts';

const LETTER = 'RB123456785GB';
const OTHER = '1Z5R89390357567127';

let server: TestServer;
let client: BuyerClient;
let letter: string;
beforeEach(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  client = await openBuyerClient(server);
  letter = (await client.add([LETTER, OTHER]))[0] ?? '';
});
afterEach(() => server.close());

const share = async () => (await callBuyer(client.buyer, 'ShareTrackNo', { TrackInfoId: letter })).Json;
const open = (path: string, headers: Record<string, string> = {}) =>
  stranger(server).get(path, { headers: { accept: 'text/html', ...headers } });

describe('a link to a shipment', () => {
  it('PG-2d shows the journey to whoever has it, and nothing the customer noted', async () => {
    await client.sync([letter], 10);
    await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: letter, Remark: 'Birthday secret' });
    await callBuyer(client.buyer, 'SaveOrderInfo', { tid: letter, opn: 'ORDER-77', pt: 'Shop of mine' });
    const answer = await open((await share()).Path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<h1 dir="ltr">${LETTER}</h1>`);
    expect(answer.body.match(/<ol class="milestones".*?<\/ol>/s)?.[0].match(/<li/g)).toHaveLength(6);
    expect(answer.body).toContain('sandbox');
    for (const hidden of ['Birthday', 'ORDER-77', 'Shop of mine', OTHER, client.buyer.gid])
      expect(answer.body).not.toContain(hidden);
  });

  it('PG-2d shows the way on a map, and says it in words', async () => {
    await client.sync([letter], 10);
    const { body } = await open((await share()).Path);
    const map = body.match(/<svg role="img" aria-label="Map of the route from [^"]+".*?<\/svg>/s)?.[0] ?? '';
    expect(map.match(/<circle/g)?.length).toBeGreaterThan(1);
    for (const [, outline = ''] of map.matchAll(/ d="([^"]*)"/g)) expect(outline).toMatch(/^M[\d.,MLZ-]+$/);
    expect(body).toMatch(/<figcaption[^>]*>[^<]+ → [^<]+<\/figcaption>/);
    expect(body).not.toMatch(/ style=/);
  });

  it('SC-9 is in no index, no cache and no referrer', async () => {
    const { headers } = await open((await share()).Path);
    expect(headers).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('LG-3 is read in the language of the reader', async () => {
    const { Path } = await share();
    expect((await open(Path, { 'accept-language': 'fr' })).body).toContain('<html lang="fr"');
    expect((await open(`${Path}?language=en`, { 'accept-language': 'de' })).body).toContain('<html lang="en"');
  });

  it('SC-8 keeps what a carrier said as text', async () => {
    await client.sync([letter], 10);
    await server.services.database.pool.query(`UPDATE checkpoints SET description = '<img src=x onerror=alert(1)>'`);
    const { body } = await open((await share()).Path);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img src=x');
  });

  it('PG-2d SC-25 can be copied again by its owner, though the database alone does not give it away', async () => {
    const { Path } = await share();
    const listed = await callBuyer(client.buyer, 'GetTrackShares', { TrackInfoId: letter });
    expect(listed.Json.map((one: { Path: string }) => one.Path)).toEqual([Path]);
    await server.services.db.update(shares).set({ sealedToken: 'unknown.AAAA' });
    const unreadable = await callBuyer(client.buyer, 'GetTrackShares', { TrackInfoId: letter });
    expect(unreadable.Json.map((one: { Path: string }) => one.Path)).toEqual(['']);
    expect((await open(Path)).statusCode).toBe(200);
  });

  it('keeps no token that could be read back', async () => {
    const { Path } = await share();
    const token = Path.replace('/share/', '');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await server.services.db.select().from(shares))).not.toContain(token);
  });

  it('PG-2d ends when it is revoked, when it expires and when the shipment is deleted', async () => {
    const [revoked, expired, deleted] = [await share(), await share(), await share()];
    await callBuyer(client.buyer, 'RevokeTrackShare', { TrackInfoId: letter, ShareId: revoked.ShareId });
    expect((await open(revoked.Path)).statusCode).toBe(404);
    expect((await open(expired.Path)).statusCode).toBe(200);
    await callBuyer(client.buyer, 'DelTrackNo', { TrackInfoIds: [letter] });
    expect((await open(deleted.Path)).statusCode).toBe(404);
    await callBuyer(client.buyer, 'RestoreTrackNo', { TrackInfoIds: [letter] });
    expect((await open(deleted.Path)).statusCode).toBe(200);
    server.pass(SHARE_DAYS * DAY + 1000);
    const late = await open(expired.Path);
    expect(late.statusCode).toBe(404);
    expect(late.body).toContain('This link no longer works');
    await server.services.sharing.deleteExpired();
    expect(await server.services.db.select().from(shares)).toEqual([]);
  });

  it('SC-18 is made, listed and revoked by the owner of the shipment alone', async () => {
    const { ShareId, Path } = await share();
    const other = await signedIn(server);
    for (const method of ['ShareTrackNo', 'GetTrackShares'] as const)
      expect((await callBuyer(other, method, { TrackInfoId: letter })).Code).toBeLessThan(0);
    await callBuyer(other, 'RevokeTrackShare', { TrackInfoId: letter, ShareId });
    const [otherLetter = ''] = await client.add(['RR123456785GB']);
    await callBuyer(client.buyer, 'RevokeTrackShare', { TrackInfoId: otherLetter, ShareId });
    expect((await open(Path)).statusCode).toBe(200);
    const { Json } = await callBuyer(client.buyer, 'GetTrackShares', { TrackInfoId: letter });
    expect(Json).toEqual([expect.objectContaining({ ShareId, LastOpenTime: expect.any(String) })]);
  });

  it('are ten at the most', async () => {
    for (let made = 0; made < 10; made++) await share();
    expect((await callBuyer(client.buyer, 'ShareTrackNo', { TrackInfoId: letter })).Code).toBe(SHARING_CODES.tooMany);
  });

  it('SC-5 cannot be guessed by trying', async () => {
    const answers = [];
    for (let tried = 0; tried < 61; tried++) answers.push((await open(`/share/token${tried}`)).statusCode);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(404));
    expect(answers[60]).toBe(429);
  });
});
