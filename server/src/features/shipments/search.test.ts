import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { sql } from '../../drizzle.ts';
import { foldText } from '../../foldText.ts';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

const NUMBER = 'RR770000050GB';
const found = async (Item: string) =>
  (await callBuyer(client.buyer, 'GetTrackInfoList', { Item })).Json.map(({ FTrackNo }) => FTrackNo);

async function addNamed(remark: string): Promise<void> {
  const [id = ''] = await client.add([NUMBER, 'TBA000000000001']);
  await callBuyer(client.buyer, 'SetTrackRemark', { TrackInfoId: id, Remark: remark });
}

describe('the search', () => {
  it.each([
    'RR 770 000 050 GB',
    'rr-770-000-050-gb',
    '770 000 050',
    'RR\u00A0770\u2011000',
    '\u202ARR770000050GB\u202C',
  ])('PG-2a finds a number that is typed as %j', async (typed) => {
    await addNamed('');
    expect(await found(typed)).toEqual([NUMBER]);
  });

  it('PG-2a finds a number and an order number with hyphens without them, and in other groups', async () => {
    await client.add(['123-45678901']);
    const [id = ''] = await client.add([NUMBER]);
    await callBuyer(client.buyer, 'SaveOrderInfo', { tid: id, opn: 'WEB-2026-0042' });
    expect(await found('12345678901')).toEqual(['123-45678901']);
    expect(await found('123 4567')).toEqual(['123-45678901']);
    expect(await found('123-4567')).toEqual(['123-45678901']);
    expect(await found('web20260042')).toEqual([NUMBER]);
  });

  it.each([
    ['cafe\u0301', ['caf\u00E9', 'CAF\u00C9', 'Cafe', 'cafe\u0301 '], []],
    ['caf\u00E9', ['cafe\u0301', 'CAFE\u0301'], ['cave']],
    // Turkish and Azerbaijani: the small letter of I is ı, the capital of i is İ.
    ['IŞIK', ['ışık', 'Işık', 'isik'], []],
    ['istanbul', ['İSTANBUL', 'ISTANBUL', 'İstanbul'], []],
    ['Größe Straße', ['GRÖSSE STRASSE', 'grosse strasse'], []],
    ['ΟΔΟΣ', ['οδός', 'οδος'], []],
    ['Ёлка', ['елка', 'ЁЛКА'], []],
    ['Łódź', ['lodz', 'ŁÓDŹ'], []],
    // Marks that make other letters.
    ['чай', ['ЧАЙ'], ['чаи']],
    ['ガラス', ['ｶﾞﾗｽ'], ['カラス']],
    ['กา', ['กา'], ['กี']],
  ])(
    'PG-2a finds %s in any case, with and without accents, and in either form of Unicode',
    async (remark, hits, misses) => {
      await addNamed(remark);
      for (const typed of hits) expect([typed, await found(typed)]).toEqual([typed, [NUMBER]]);
      for (const typed of misses) expect([typed, await found(typed)]).toEqual([typed, []]);
    },
  );

  it('PG-2a takes wildcards literally, full-width ones too', async () => {
    await addNamed('50\uFF05 \\off_boots');
    for (const typed of ['50%', '50\uFF05 \\', '\\off_', 'f_b']) expect(await found(typed)).toEqual([NUMBER]);
    expect(await found('5%t')).toEqual([]);
    expect(await found('off boots')).toEqual([]);
  });

  it('PG-2a folds in the program as in the database', async () => {
    const texts = [
      'Crème BRÛLÉE',
      'İIıi',
      'Straße æ Œ Ø Ł Đ',
      'Ναός ΝΑΟΣ',
      'Ёлка й ї',
      'ガ ｶﾞ 한국',
      'a\u200Bb\u202Ac',
      '①ﬁ％',
    ];
    const { rows } = await server.services.db.execute<{ folded: string }>(
      sql`SELECT search_fold(value) AS folded FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS given(value, place) ORDER BY place`,
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
  });
});
