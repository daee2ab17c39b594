import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openPageAs } from '../flows/account.ts';
import { mailsTo } from '../flows/mailbox.ts';

const ACCOUNT = 'api@example.com';
const RECIPIENT = 'ann@example.com';
const NUMBER = 'TBA000000007411';

test('PG-11b a mail leads its recipient to the company’s page without JavaScript, where its mails are turned off', async ({
  page,
  browser,
}) => {
  await openPageAs(page, ACCOUNT, '/api/notification/consumer');
  const card = page.getByRole('region', { name: 'Brand' });
  await card.getByRole('textbox', { name: 'Company name' }).fill('Demo & Co');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('textbox', { name: 'Company name' })).toHaveValue('Demo & Co');
  await expectAccessible(page);
  for (const status of ['In transit', 'Out for delivery', 'Ready for pickup']) {
    const flow = page.getByRole('checkbox', { name: `Email customers: ${status}` });
    await flow.click();
    await expect(flow).toBeChecked();
  }
  const data = [{ number: NUMBER, email: RECIPIENT, lang: 'de' }];
  const origin = new URL(page.url()).origin;
  await page.request.post('/track/v2.4/register', { data, headers: { origin } });

  const mail = () => mailsTo(RECIPIENT).find((one) => one.includes(NUMBER)) ?? '';
  await expect.poll(mail, { timeout: 30_000 }).toContain('/share/');
  const [link = ''] = /\/share\/[\w-]+\?language=de/.exec(mail()) ?? [];
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(NUMBER);
  await expect(reader.getByRole('link', { name: 'Demo & Co' })).toBeVisible();
  await reader.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await reader.getByRole('button', { name: 'Ändern' }).click();
  await reader.getByRole('link', { name: 'Change or stop emails' }).click();
  await reader.getByRole('button', { name: `Turn off: Emails about shipment ${NUMBER}` }).click();
  await expect(reader.getByRole('status')).toHaveText('Saved.');
  await expect(reader.getByRole('button', { name: `Turn on: Emails about shipment ${NUMBER}` })).toBeVisible();
  const preferences = reader.url();
  await context.close();

  for (const address of [link, preferences]) {
    await page.goto(address);
    await expectAccessible(page);
  }
});
