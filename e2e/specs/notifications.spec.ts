import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../flows/account.ts';
import { mailsTo } from '../flows/mailbox.ts';
import { addShipments } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

const BUYER = 'buyer@example.com';
const NUMBER = 'TBA000000007401';

test('PG-7 PG-1e turned on, a shipment moves, its mail leads to it, and a link in the mail ends the mails', async ({
  page,
  browser,
}) => {
  await openAs(page, BUYER, '/buyer/settings');
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  for (const status of ['In transit', 'Delivered']) {
    await section.getByRole('checkbox', { name: `Email me: ${status}` }).check();
  }
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('status').first()).toHaveText('Saved');
  // An element half below the header would be measured by its visible part.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await page.goto('/buyer/dashboard');
  await addShipments(page, [NUMBER]);
  const mail = () => mailsTo(BUYER).find((one) => one.includes(NUMBER)) ?? '';
  await expect.poll(mail, { timeout: 30_000 }).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [shipmentLink = ''] = /http\S+\/buyer\/shipment\/\d+/.exec(mail()) ?? [];
  await page.goto(new URL(shipmentLink).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NUMBER);
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText('Sent by email').first()).toBeVisible();

  // The mail's link works without signing in.
  const [unsubscribeLink = ''] = /http\S+\/unsubscribe\/[\w-]+/.exec(mail()) ?? [];
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await context.newPage();
  await elsewhere.goto(new URL(unsubscribeLink).pathname);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('You won’t get these emails anymore');
  await context.close();

  await page.goto('/buyer/settings');
  const recent = page.getByRole('region', { name: 'Recent notifications' });
  await expect(recent.getByText('A link in an email has stopped your emails.')).toBeVisible();
  await expect(recent.getByRole('link', { name: NUMBER }).first()).toBeVisible();
  await recent.getByRole('button', { name: 'Send emails again' }).click();
  await expect(recent.getByText('A link in an email has stopped your emails.')).toBeHidden();
});

test(
  'PG-7 a browser that is allowed to shows one notice, however many tabs are open, and it leads to the shipment',
  FURTHER,
  async ({ page, context }) => {
    const number = 'TBA000000007402';
    // The operating system's notices cannot be inspected, so the page's requests for them are recorded.
    await context.addInitScript(() => {
      const shown: object[] = [];
      class Notice {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        onclick: (() => void) | null = null;
        readonly title: string;
        readonly body: string;
        constructor(title: string, { body }: { body: string }) {
          this.title = title;
          this.body = body;
          shown.push(this);
        }
        close() {}
      }
      Object.assign(window, { Notification: Notice, notices: shown });
    });
    await openAs(page, BUYER, '/buyer/settings');
    const section = page.getByRole('region', { name: 'Notifications', exact: true });
    for (const status of ['In transit', 'Delivered']) {
      await section.getByRole('checkbox', { name: `Show in the browser: ${status}` }).check();
    }
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('status').first()).toHaveText('Saved');
    const second = await context.newPage();
    await second.goto('/buyer/shipment');
    await page.goto('/buyer/dashboard');
    await addShipments(page, [number]);
    const noticesOf = async (tab: typeof page) => {
      const shown = await tab.evaluate(() => window.notices.map(({ title, body }) => ({ title, body })));
      return shown.filter(({ body }) => body.includes(number)).map(({ title }) => title);
    };
    const all = async () => [...(await noticesOf(page)), ...(await noticesOf(second))].sort();
    await expect.poll(all, { timeout: 30_000 }).not.toEqual([]);
    const tab = (await noticesOf(page)).length > 0 ? page : second;
    // Other shipments of the account move meanwhile.
    await tab.evaluate((own) => window.notices.find(({ body }) => body.includes(own))?.onclick(), number);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(number);
    // One for each status it has reached, in one tab or the other.
    const notifications = tab.getByRole('listitem').filter({ hasText: 'Shown in the browsers you had open' });
    const statuses = async () => (await notifications.allInnerTexts()).map((text) => text.split('\n')[0]).sort();
    await expect(async () => expect(await all()).toEqual(await statuses())).toPass({ timeout: 20_000 });
  },
);

interface Notice {
  title: string;
  body: string;
  onclick: () => void;
}

declare global {
  interface Window {
    notices: Notice[];
  }
}
