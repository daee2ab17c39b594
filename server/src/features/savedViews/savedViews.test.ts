import { MAX_SAVED_VIEWS } from '@tracking-console/contract/shipments/savedViewConstants';
import { SAVED_VIEW_CODES } from '@tracking-console/contract/shipments/savedViews';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { callBuyer } from '../../../testing/buyerCall.ts';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let buyer: SignedInCaller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await signedIn(server);
});

const save = (Name: string, Query = '', IsDefault = false) => callBuyer(buyer, 'SaveView', { Name, Query, IsDefault });

it('PG-2 keeps views by name, replaces one of the same name, and has one default', async () => {
  await save('Late', 'stale=7', true);
  await save('customs', 'sub=InTransit_CustomsProcessing');
  const { Json } = await save('LATE', 'stale=14');
  expect(Json.map(({ Name, Query, IsDefault }) => [Name, Query, IsDefault])).toEqual([
    ['customs', 'sub=InTransit_CustomsProcessing', false],
    ['LATE', 'stale=14', false],
  ]);
  await save('LATE', 'stale=14', true);
  const { Json: views } = await save('customs', '', true);
  expect(views.filter(({ IsDefault }) => IsDefault).map(({ Name }) => Name)).toEqual(['customs']);
});

it('PG-2 replaces no view that another window has saved meanwhile', async () => {
  const replace = (Query: string, Base: string) => callBuyer(buyer, 'SaveView', { Name: 'Late', Query, Base });
  expect((await replace('stale=7', '')).Code).toBe(0);
  const refused = await replace('stale=30', '');
  expect(refused.Code).toBe(SHIPMENT_CODES.changedMeanwhile);
  expect(refused.Json).toMatchObject([{ Name: 'Late', Query: 'stale=7' }]);
  expect((await replace('stale=30', 'stale=7')).Json).toMatchObject([{ Query: 'stale=30' }]);
  expect((await save('Late', 'stale=14')).Code).toBe(0);
});

it('PG-3 keeps the views of each list apart', async () => {
  await save('Late', 'stale=7', true);
  const { Json } = await callBuyer(buyer, 'SaveView', {
    Name: 'Late',
    Query: 'q=x',
    IsDefault: true,
    List: 'archived',
  });
  expect(Json.map(({ List, Query, IsDefault }) => [List, Query, IsDefault]).sort()).toEqual([
    ['active', 'stale=7', true],
    ['archived', 'q=x', true],
  ]);
});

it('PG-2 SC-18 deletes one of the own views, and shows nobody another one’s', async () => {
  const [view] = (await save('Mine')).Json;
  const stranger = await signedIn(server);
  expect((await callBuyer(stranger, 'DeleteView', { ViewId: view?.ViewId ?? '' })).Json).toEqual([]);
  expect((await callBuyer(buyer, 'GetSavedViews', {})).Json).toHaveLength(1);
  expect((await callBuyer(buyer, 'DeleteView', { ViewId: view?.ViewId ?? '' })).Json).toEqual([]);
});

it('PG-2 keeps thirty, also where two windows save at once', async () => {
  for (let count = 1; count < MAX_SAVED_VIEWS; count++) await save(`View ${count}`);
  const codes = (await Promise.all([save('One more'), save('And one more')])).map(({ Code }) => Code);
  expect(codes.sort()).toEqual([SAVED_VIEW_CODES.tooMany, 0].sort());
  expect((await save('View 1', 'unread=1')).Code).toBe(0);
});
