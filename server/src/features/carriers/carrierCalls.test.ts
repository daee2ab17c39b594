import { callBuyer } from '../../../testing/buyerCall.ts';
import { openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());

const explain = async (number: string) => {
  const { buyer } = await openBuyerClient(server);
  return (await callBuyer(buyer, 'ExplainNumber', { Number: number })).Json;
};

describe('ExplainNumber', () => {
  it('PG-2f tells what a mistyped number would need, digit by digit', async () => {
    const [best, ...others] = await explain('rb 123456786 gb');
    expect(others).toEqual([]);
    expect(best).toMatchObject({
      Carrier: 11031,
      CheckDigit: 'wrong',
      ExpectedCheck: '5',
      Parts: [
        { Text: 'RB', Meaning: 'service', Detail: 'Registered letter' },
        { Text: '12345678', Meaning: 'serial', Detail: null },
        { Text: '6', Meaning: 'check', Detail: null },
        { Text: 'GB', Meaning: 'country', Detail: 'GB' },
      ],
      Calculation: { Rule: 's10', Sum: 204, Modulo: 11 },
    });
    expect(best?.Calculation?.Terms.map(({ Character, Weight, Product }) => [Character, Weight, Product])).toEqual([
      ['1', 8, 8],
      ['2', 6, 12],
      ['3', 4, 12],
      ['4', 2, 8],
      ['5', 3, 15],
      ['6', 5, 30],
      ['7', 9, 63],
      ['8', 7, 56],
    ]);
  });

  it('PG-2f adds the digits of a product where the rule does, and counts letters as digits', async () => {
    const [luhn] = await explain('320595463938');
    expect(luhn?.Calculation).toMatchObject({ Rule: 'luhn', Sum: 62, Modulo: 10 });
    const [ups] = await explain('1Z5R89390357567127');
    expect(ups?.Calculation?.Terms.find(({ Character }) => Character === 'R')).toMatchObject({ Value: 9, Weight: 2 });
  });

  it('PG-2f has nothing to say of a shape no format has', async () => {
    expect(await explain('HELLO-WORLD')).toEqual([]);
  });
});
