import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { dialog, openPageAs } from './account.ts';
import { callBuyer } from './buyerCall.ts';
import { ACCOUNT, numbersBox } from './consoles.ts';
import { shownRoot } from './invariants.ts';
import { addShipments, freshNumber } from './shipments.ts';
import type { Asking, Standing, Typed } from './standing.ts';

/** A unique text of letters and digits. */
const unheardOf = () => randomBytes(6).toString('hex');

async function typeInto(field: Locator, text: string): Promise<Typed> {
  await field.fill(text);
  return [field, text];
}

/** The list with a shipment of the account's own, and nothing else. */
async function openOwnList(page: Page, number: string) {
  await openPageAs(page, ACCOUNT, '/buyer/dashboard');
  const { origin } = new URL(page.url());
  await callBuyer(page.request, origin, 'AddTrackNo', { TrackNos: [{ TrackNo: number }] });
  await page.goto(`/buyer/shipment?q=${number}`);
}

async function openOwnShipment(page: Page) {
  const number = freshNumber();
  await openOwnList(page, number);
  await shownRoot(page).getByRole('table').getByRole('link', { name: number }).first().click();
  return typeInto(orderCard(page).getByRole('textbox', { name: 'Order number' }), unheardOf());
}

const orderCard = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

const postalCode = (page: Page) => page.getByRole('textbox', { name: 'Postal code', exact: true });

const trackingSettings = (page: Page) => page.locator('form').filter({ has: postalCode(page) });

const saved = (form: (page: Page) => Locator, said: string): Omit<Asking, 'call'> => {
  const submit = (page: Page) => form(page).getByRole('button', { name: 'Save' });
  const save = (page: Page) => submit(page).click();
  return {
    ask: save,
    submit,
    said,
    async askAgain(page) {
      await save(page);
      await expect(form(page).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    },
    effect: 0,
  };
};

const add = (page: Page, [, number]: Typed) => addShipments(page, [number]);

const trackButton = (page: Page) => page.getByRole('button', { name: 'Track 1 number' });

/** A request without an answer may have added it already. */
const adding: Asking = {
  call: /^AddTrackNo$/,
  ask: add,
  async askAgain(page, typed) {
    const said = page.getByText(/1 number has been added|already/).first();
    await page.getByRole('textbox', { name: 'Tracking numbers' }).fill(typed[1]);
    await expect(page.getByRole('listitem').filter({ hasText: typed[1] }).first()).not.toContainText('Checking');
    if (!(await said.isVisible())) await add(page, typed);
    await expect(said).toBeVisible();
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  },
  effect: 1,
};

const nameButton = (page: Page) =>
  shownRoot(page)
    .getByRole('button', { name: /(Add a name to|: rename) RB/ })
    .first();
const nameField = (page: Page) => shownRoot(page).getByRole('textbox', { name: /^Name of/ });

const search = (page: Page, name: string) => shownRoot(page).getByRole('searchbox', { name });

const listed = (choose: (page: Page) => Promise<unknown>, said: string): Omit<Asking, 'call'> => ({
  ask: choose,
  said,
  async askAgain(page) {
    const again = shownRoot(page).getByRole('button', { name: 'Try again' });
    // After a visit elsewhere it has been fetched again.
    if (await again.isVisible()) await again.click();
    await expect(shownRoot(page).getByText(said)).toHaveCount(0);
  },
  effect: 0,
});

const registerButton = (page: Page) => dialog(page).getByRole('button', { name: 'Register 1 number' });

export const STANDING: readonly Standing[] = [
  {
    name: "the buyer's dashboard",
    application: 'buyer-app',
    async open(page) {
      await openPageAs(page, ACCOUNT, '/buyer/dashboard');
      return typeInto(numbersBox(page), freshNumber());
    },
    file: /\/app\/buyer\/[^/]+\/page-dashboard-tsx\./,
    next: ['Archived', /\/app\/buyer\/[^/]+\/page-archived-tsx\.\w+\.js$/],
    asking: { ...adding, submit: trackButton },
  },
  {
    name: "the buyer's list",
    application: 'buyer-app',
    async open(page) {
      await openPageAs(page, ACCOUNT, '/buyer/shipment');
      const found = page.waitForResponse((response) => /RB7/.test(response.request().postData() ?? ''));
      const typed = await typeInto(search(page, 'Search shipments'), 'RB7');
      await found;
      await expect(page).toHaveURL(/q=RB7/);
      return typed;
    },
    file: /\/app\/buyer\/[^/]+\/page-shipment-index-tsx\./,
    next: ['Archived', /\/app\/buyer\/[^/]+\/page-archived-tsx\.\w+\.js$/],
    asking: {
      call: /^GetTrackInfoList$/,
      ...listed(
        (page) =>
          shownRoot(page)
            .getByRole('tab', { name: /^Delivered/ })
            .click(),
        'This could not be loaded',
      ),
    },
  },
  {
    name: "a name in the buyer's list",
    application: 'buyer-app',
    async open(page) {
      await openOwnList(page, freshNumber());
      await nameButton(page).click();
      return typeInto(nameField(page), unheardOf());
    },
    async reopen(page) {
      await nameButton(page).or(nameField(page)).first().waitFor();
      if (!(await nameField(page).isVisible())) await nameButton(page).click();
    },
    savesWhenLeft: true,
    file: /\/app\/buyer\/[^/]+\/page-shipment-index-tsx\./,
    asking: {
      call: /^SetTrackRemark$/,
      ask: (page) => nameField(page).press('Enter'),
      async askAgain(page, [, name]) {
        await nameField(page).press('Enter');
        await expect(shownRoot(page).getByRole('button', { name: `${name}: rename` })).toBeVisible();
      },
      effect: 0,
    },
  },
  {
    name: "a buyer's shipment",
    application: 'buyer-app',
    open: openOwnShipment,
    file: /\/app\/buyer\/[^/]+\/page-shipment-id-tsx\./,
    asking: { call: /^SaveOrderInfo$/, ...saved(orderCard, 'Could not be saved. Please try again.') },
  },
  {
    name: "the buyer's settings",
    application: 'buyer-app',
    async open(page) {
      await openPageAs(page, ACCOUNT, '/buyer/settings');
      return typeInto(postalCode(page), unheardOf());
    },
    savesSettings: true,
    file: /\/app\/buyer\/[^/]+\/page-settings-tsx\./,
    asking: { call: /^SaveSettings$/, ...saved(trackingSettings, 'Could not be saved. Your changes are still here.') },
  },
  {
    name: "the buyer's dialog that adds",
    application: 'buyer-app',
    isModal: true,
    async open(page) {
      await openPageAs(page, ACCOUNT, '/buyer/shipment');
      await page.getByRole('button', { name: 'Add numbers' }).first().click();
      return typeInto(numbersBox(page), freshNumber());
    },
    reopen: async (page) =>
      (await dialog(page).isVisible()) || page.getByRole('button', { name: 'Add numbers' }).first().click(),
    asking: adding,
  },
  {
    name: "the API console's dashboard",
    application: 'api-app',
    async open(page) {
      await openPageAs(page, ACCOUNT, '/api/dashboard');
      return undefined;
    },
    next: ['Tracking', /\/app\/api\/[^/]+\/page-tracking-tsx\.\w+\.js$/],
  },
  {
    name: "the API console's list",
    application: 'api-app',
    async open(page) {
      await openPageAs(page, ACCOUNT, '/api/tracking?number=RB7');
      return [search(page, 'Search by number'), 'RB7'];
    },
    next: ['Air cargo', /\/app\/api\/[^/]+\/page-airline-tsx\.\w+\.js$/],
    file: /\/app\/api\/[^/]+\/page-tracking-tsx\./,
    asking: {
      call: /gettracklist$/,
      ...listed(async (page) => {
        const choice = shownRoot(page).getByRole('combobox', { name: 'Sort by' });
        await choice.focus();
        await choice.selectOption('RegisterTimeAsc');
      }, 'The shipments could not be loaded'),
    },
  },
  {
    name: "the API console's dialog that registers",
    application: 'api-app',
    isModal: true,
    async open(page) {
      await openPageAs(page, ACCOUNT, '/api/tracking?register=1');
      return typeInto(numbersBox(page), freshNumber());
    },
    asking: {
      call: /register$/,
      ask: (page) => registerButton(page).click(),
      async askAgain(page) {
        await registerButton(page).click();
        await expect(page.getByText(/1 number has been added|was not added/).first()).toBeVisible();
        await page.keyboard.press('Escape');
      },
      effect: 0,
    },
  },
];
