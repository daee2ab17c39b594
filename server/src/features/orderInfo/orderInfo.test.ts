import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type BuyerClient, openBuyerClient } from '../../../testing/buyerClient.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let client: BuyerClient;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await openBuyerClient(server);
});

it('PG-2g SaveOrderInfo keeps what it is given and leaves the rest', async () => {
  const [tid = ''] = await client.add(['RB123456785GB']);
  expect((await callBuyer(client.buyer, 'GetOrderInfoById', { tid })).Json).toEqual({
    tid,
    opn: '',
    ptoid: '',
    pt: '',
    otime: '',
  });
  await callBuyer(client.buyer, 'SaveOrderInfo', {
    tid,
    opn: ' A-1001 ',
    ptoid: 'Marketplace',
    otime: '2026-03-01T09:30',
  });
  const saved = await callBuyer(client.buyer, 'SaveOrderInfo', { tid, pt: 'Lamps', ptoid: '' });
  const expected = { tid, opn: 'A-1001', ptoid: '', pt: 'Lamps', otime: '2026-03-01T09:30' };
  expect(saved).toMatchObject({ Code: 0, Json: expected });
  expect((await callBuyer(client.buyer, 'GetOrderInfoById', { tid })).Json).toEqual(expected);
});

describe('PG-2g two windows with one order', () => {
  const begun = { opn: 'A-1', ptoid: 'Market', pt: 'Lamps', otime: '2026-03-01' };
  const read = async (tid: string) => (await callBuyer(client.buyer, 'GetOrderInfoById', { tid })).Json;
  const openOrder = async () => {
    const [tid = ''] = await client.add(['RB123456785GB']);
    await callBuyer(client.buyer, 'SaveOrderInfo', { tid, ...begun });
    return tid;
  };

  it('keep each other’s fields, saved one after the other and at once', async () => {
    const tid = await openOrder();
    await callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn: 'A-2', base: { opn: 'A-1' } });
    const saves = [
      { pt: '', base: { pt: 'Lamps' } },
      { ptoid: 'Bazaar', base: { ptoid: 'Market' } },
    ];
    const answers = await Promise.all(saves.map((save) => callBuyer(client.buyer, 'SaveOrderInfo', { tid, ...save })));
    expect(answers.map(({ Code }) => Code)).toEqual([0, 0]);
    expect(await read(tid)).toEqual({ tid, opn: 'A-2', ptoid: 'Bazaar', pt: '', otime: '2026-03-01' });
  });

  it('refuse the second save of one field with what it is now, and save nothing of it', async () => {
    const tid = await openOrder();
    const save = (opn: string, more = {}) =>
      callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn, ...more, base: { opn: 'A-1', ptoid: 'Market' } });
    const answers = await Promise.all([save('A-2'), save('A-3')]);
    const [saved, refused] = answers.sort((one, other) => other.Code - one.Code);
    expect([saved?.Code, refused?.Code]).toEqual([0, SHIPMENT_CODES.changedMeanwhile]);
    expect(refused?.Json).toEqual(saved?.Json);
    expect((await save('A-4', { ptoid: 'Bazaar' })).Code).toBe(SHIPMENT_CODES.changedMeanwhile);
    expect(await read(tid)).toEqual(saved?.Json);
  });

  it('agree where both want the same, and the last one holds where it says nothing of what it began from', async () => {
    const tid = await openOrder();
    await callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn: '' });
    const same = await callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn: '', base: { opn: 'A-1' } });
    expect(same).toMatchObject({ Code: 0, Json: { opn: '' } });
    expect((await callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn: 'A-9' })).Json.opn).toBe('A-9');
  });
});

it('PG-2a finds a shipment by the order number it was given', async () => {
  const [tid = ''] = await client.add(['RB123456785GB']);
  await callBuyer(client.buyer, 'SaveOrderInfo', { tid, opn: 'A-1001' });
  expect((await callBuyer(client.buyer, 'GetTrackInfoList', { Item: 'a-1001' })).Json).toMatchObject([
    { FTrackInfoId: tid },
  ]);
});

it.each(['yesterday', '2026-13-01', '2026-02-30', '2026-02-01T25:00', ' ', '0001-01-01'])(
  'PG-2g takes no order time %s',
  async (otime) => {
    const [tid = ''] = await client.add(['RB123456785GB']);
    expect((await callBuyer(client.buyer, 'SaveOrderInfo', { tid, otime })).Code).toBe(SHIPMENT_CODES.badRequest);
  },
);
