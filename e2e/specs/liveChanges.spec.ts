import type { BrowserContext, Page, Request } from '@playwright/test';
import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/shipments/buyerApi';
import { expect, test } from '../fixtures.ts';
import { callBuyer } from '../flows/buyerCall.ts';
import { signIn } from '../flows/session.ts';
import { postalNumber } from '../flows/shipments.ts';

const STREAM = /\/console-api\/v1\/stream/;
const BUYER = 'buyer@example.com';

/** The live connections of a browser: those that are open, and how many were opened. */
function watchStreams(context: BrowserContext) {
  const open = new Map<Request, Page>();
  let opened = 0;
  context.on('request', (request) => {
    if (!STREAM.test(request.url())) return;
    open.set(request, request.frame().page());
    opened += 1;
  });
  const ended = (request: Request) => void open.delete(request);
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  // A closed page does not report how its requests ended.
  const stillOpen = () => [...open.values()].filter((tab) => !tab.isClosed()).length;
  return { open: stillOpen, opened: () => opened };
}

/** The buyer does something elsewhere. */
const call = <M extends BuyerMethod>(page: Page, method: M, param: BuyerParam<M>) =>
  callBuyer(page.request, origin(page), method, param);

const origin = (page: Page) => new URL(page.url()).origin;

test('F-63 F-47 two tabs share one connection, show what changes elsewhere, survive cuts and leave together', async ({
  page,
  context,
}) => {
  test.slow();
  const streams = watchStreams(context);
  const number = postalNumber(73000001, 'GB');
  await signIn(page, BUYER);
  const { Items } = await call(page, 'AddTrackNo', { TrackNos: [number] });
  const id = Items[0]?.TrackInfoId ?? '';
  const rename = (Remark: string) => call(page, 'SetTrackRemark', { TrackInfoId: id, Remark });
  const shows = (tab: Page, remark: string) =>
    expect(tab.getByText(remark).filter({ visible: true }).first()).toBeVisible({ timeout: 6_000 });
  const list = `/buyer/shipment?q=${number}`;

  // The first tab holds the connection before there is a second one.
  await page.goto(list);
  await expect.poll(streams.open, { timeout: 15_000 }).toBe(1);
  const second = await context.newPage();
  await second.goto(list);
  await rename('told in both tabs');
  await Promise.all([page, second].map((tab) => shows(tab, 'told in both tabs')));
  expect(streams.opened()).toBeLessThanOrEqual(3); // one for each page that held it on the way

  // The connection breaks off in between: changes made meanwhile are emitted afterwards.
  await context.route(STREAM, (route) => route.abort());
  // One failure: a further one would let it wait for longer than this journey does.
  const cut = second.waitForEvent('requestfailed', (request) => STREAM.test(request.url()));
  await page.close();
  await rename('told after a cut');
  await cut;
  await context.unroute(STREAM);
  await shows(second, 'told after a cut');
  await expect.poll(streams.open).toBe(1);

  await call(second, 'DelTrackNo', { TrackInfoIds: [id] });
  await expect(second.getByText(number).filter({ visible: true })).toHaveCount(0);

  // Signed out elsewhere, the tab leaves by itself.
  await second.request.post('/user-api/v1/sign-out', { data: {}, headers: { origin: origin(second) } });
  await expect(second).toHaveURL(/\/user\//, { timeout: 3_000 });
});
