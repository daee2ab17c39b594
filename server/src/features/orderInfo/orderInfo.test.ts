import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { type BuyerDesk, openBuyerDesk } from '../../../testing/buyerDesk.ts';
import { order } from '../../../testing/orderCall.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let desk: BuyerDesk;
beforeAll(async () => {
  server = await startTestServer({ journeySpeed: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openBuyerDesk(server);
});

it('PG-2g SaveOrderInfo keeps what it is given and leaves the rest', async () => {
  const [tid = ''] = await desk.add(['RB123456785GB']);
  expect((await order(desk.buyer, 'GetOrderInfoById', { tid })).Json).toEqual({
    tid,
    opn: '',
    ptoid: '',
    pt: '',
    otime: '',
  });
  await order(desk.buyer, 'SaveOrderInfo', { tid, opn: ' A-1001 ', ptoid: 'Marketplace', otime: '2026-03-01T09:30' });
  const saved = await order(desk.buyer, 'SaveOrderInfo', { tid, pt: 'Lamps', ptoid: '' });
  const expected = { tid, opn: 'A-1001', ptoid: '', pt: 'Lamps', otime: '2026-03-01T09:30' };
  expect(saved).toMatchObject({ Code: 0, Json: expected });
  expect((await order(desk.buyer, 'GetOrderInfoById', { tid })).Json).toEqual(expected);
});

it('PG-2a finds a shipment by the order number it was given', async () => {
  const [tid = ''] = await desk.add(['RB123456785GB']);
  await order(desk.buyer, 'SaveOrderInfo', { tid, opn: 'A-1001' });
  expect((await order(desk.buyer, 'GetTrackInfoList', { Item: 'a-1001' })).Json).toMatchObject([{ FTrackInfoId: tid }]);
});

it.each(['yesterday', '2026-13-01', '2026-02-30', '2026-02-01T25:00', ' ', '0001-01-01'])(
  'PG-2g takes no order time %s',
  async (otime) => {
    const [tid = ''] = await desk.add(['RB123456785GB']);
    expect((await order(desk.buyer, 'SaveOrderInfo', { tid, otime })).Code).toBe(SHIPMENT_CODES.badRequest);
  },
);
