import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BOTH } from '../flows/account.ts';
import { callBuyer } from '../flows/buyerCall.ts';
import { withoutLiveUpdates } from '../flows/rendering.ts';
import { PASSWORD, signIn } from '../flows/session.ts';
import { postalNumber } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

const BUYER = 'buyer@example.com';
const NOT_SIGNED_IN = -6;

/**
 * Another tab of the browser changes hands, so quickly that no page sees the moment between: its calls wait for it, and so
 * do those of what is done `meanwhile`. Answers with what those of the page that is open are answered with; the next
 * page's are another customer's.
 */
async function changeHands(page: Page, meanwhile?: () => Promise<unknown>): Promise<number[]> {
  const { gid } = await profile(page);
  const codes: number[] = [];
  let change = () => {};
  const changed = new Promise<void>((resolve) => {
    change = resolve;
  });
  await page.route(/api/, async (route) => {
    if (route.request().headers()['x-customer'] !== gid) return route.fallback();
    await changed;
    const response = await route.fetch();
    const { code, Code } = await response.json();
    codes.push(code ?? Code);
    // The page may be gone, and the request with it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await meanwhile?.();
  const answer = await page.request.post('/user-api/v1/sign-in', {
    data: { email: BOTH, password: PASSWORD },
    headers: { origin: new URL(page.url()).origin },
  });
  expect((await answer.json()).code).toBe(0);
  change();
  return codes;
}

async function profile(page: Page): Promise<{ gid: string }> {
  const { origin } = new URL(page.url());
  return (await (await page.request.post('/user-api/v1/get-login-user', { data: {}, headers: { origin } })).json())
    .data;
}

async function numbersOf(page: Page, search: string): Promise<string[]> {
  const list = { IsArchived: false, Page: 1, PerPage: 20, Item: search } as const;
  const rows = await callBuyer(page.request, new URL(page.url()).origin, 'GetTrackInfoList', list);
  return rows.map(({ FTrackNo }) => FTrackNo);
}

const numberShown = (page: Page, name: string | RegExp = /^[A-Z0-9-]+$/) =>
  page.getByRole('table', { name: 'Tracking' }).getByRole('link', { name, exact: true });

/** A long number is whole for screen readers, and shortened on the screen. */
async function firstNumber(page: Page): Promise<string> {
  const [number = ''] = (await numberShown(page).first().innerText()).split('\n');
  return number;
}

async function openBuyersList(page: Page): Promise<string> {
  await signIn(page, BUYER, '/buyer/shipment');
  const number = await firstNumber(page);
  expect(await numbersOf(page, number)).toEqual([number]);
  return number;
}

async function expectOtherList(page: Page, old: string) {
  await expect(numberShown(page, old)).toHaveCount(0, { timeout: 3_000 });
  const number = await firstNumber(page);
  expect(await numbersOf(page, number)).toEqual([number]);
}

test('F-47 another customer signs in in tab B: tab A becomes theirs by itself', FURTHER, async ({ page }) => {
  const listening = page.waitForRequest(/\/v1\/stream/);
  const number = await openBuyersList(page);
  await listening;
  const codes = await changeHands(page);
  await expectOtherList(page, number);
  expect(new Set(codes)).toEqual(new Set([NOT_SIGNED_IN]));
});

test(
  'F-47 another customer signs in in tab B while tab A sleeps: it becomes theirs when it wakes',
  FURTHER,
  async ({ page }) => {
    const number = await openBuyersList(page);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
    const codes = await changeHands(page);
    await debug.send('Page.setWebLifecycleState', { state: 'active' });
    await expectOtherList(page, number);
    expect(new Set(codes)).toEqual(new Set([NOT_SIGNED_IN]));
  },
);

test('F-47 F-48 F-46 what is sent from tab A, which has not heard of it, reaches nobody’s account', async ({
  page,
}) => {
  const typed = postalNumber(73000047);
  await withoutLiveUpdates(page);
  await signIn(page, BUYER, '/buyer/dashboard');
  const field = page.getByLabel('Tracking numbers');
  const detected = page.waitForResponse((response) => /DetectCarriers/.test(response.request().postData() ?? ''));
  await field.fill(typed);
  await detected;
  // Clicked after it, any other call of the page could have been refused first, and the page been left.
  const codes = await changeHands(page, () =>
    Promise.all([
      page.waitForRequest((request) => /"AddTrackNo"/.test(request.postData() ?? '')),
      page.getByRole('button', { name: 'Track 1 number' }).click(),
    ]),
  );
  await expect(field).toHaveValue('');
  expect(new Set(codes)).toEqual(new Set([NOT_SIGNED_IN]));
  expect(await numbersOf(page, typed)).toEqual([]);
});
