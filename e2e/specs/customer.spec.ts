import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { BOTH, NEW, openAs } from '../flows/account.ts';
import { expectPage, openPage, signIn, signOut } from '../flows/session.ts';
import { addShipments, postalNumber } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

test('RT-10 ID-3 ID-4 a customer signs in, adds numbers, watches them travel, opens the API identity and comes back', async ({
  page,
}) => {
  test.slow(); // a journey is watched while it happens
  const [first, second] = [postalNumber(71000001), postalNumber(71000002, 'GB')];

  await page.goto('/buyer/dashboard');
  await expect(page).toHaveURL(/\/user\/global\?gb=/);
  await expectAccessible(page);
  await signIn(page, 'buyer@example.com', page.url());
  await expect(page).toHaveURL('/buyer/dashboard');
  await expectPage(page, 'Dashboard');
  await expectAccessible(page);

  await addShipments(page, [first, second]);
  await expect(page.getByText('2 numbers have been added.').first()).toBeVisible();

  await openPage(page, 'Tracking');
  await expectPage(page, 'Tracking');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search shipments' }).fill(first);
  await expect(page).toHaveURL(new RegExp(`${first}`));
  await page
    .getByRole('link', { name: new RegExp(first) })
    .first()
    .click();
  await expect(page.getByText(/Sandbox/).first()).toBeVisible();
  // The test deployment plays a day in four seconds: the journey goes on while the customer is on the page.
  const checkpoints = page.getByRole('region', { name: /Journey/ }).getByRole('listitem');
  await expect(checkpoints.first()).toBeVisible({ timeout: 30_000 });
  const before = await checkpoints.count();
  await expect.poll(() => checkpoints.count(), { timeout: 40_000 }).toBeGreaterThan(before);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Archive' }).first().click();
  await openPage(page, 'Archived');
  await expectPage(page, 'Archived');
  await expect(page.getByText(first).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Switch to API' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to the API console' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Company name').fill('Example Trading');
  await dialog.getByLabel('Phone number').fill('2025550100');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register and get 100 credits' }).click();
  await expect(page).toHaveURL('/api/dashboard', { timeout: 10_000 });
  await expectPage(page, 'Dashboard');
  await expect(page.getByText('credits left')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Switch to buyer' }).first().click();
  await expect(page).toHaveURL('/buyer/dashboard');
  // Back returns to the page as it was left.
  await page.goBack();
  await expectPage(page, 'Dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/buyer/archived');
  await expect(page.getByText(first).first()).toBeVisible();
  await signOut(page);
});

test(
  'VA-4 an emptied phone number is asked for, and the one that stood there is not sent',
  FURTHER,
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await openAs(page, NEW, '/api/dashboard');
    await page.getByRole('button', { name: 'Track by API' }).click();
    const form = page.getByRole('dialog', { name: 'Welcome to the API console' });
    const [name, phone] = [form.getByLabel('Company name'), form.getByLabel('Phone number')];
    await expect(phone).not.toHaveValue('');
    await name.fill('Example Trading');
    await phone.fill('');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Register and get 100 credits' }).click();
    await expect(phone).toHaveAccessibleDescription('Required');
    await expect(phone).toBeFocused();
    expect(sent.filter((url) => url.endsWith('/open-api-app'))).toEqual([]);
  },
);

test('RT-3 SH-12 the page a payment comes back to stands without the frame, and leads to the console', async ({
  page,
}) => {
  await openAs(page, BOTH, '/track/paycallback?orderNo=TC20261');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(buyer|api)\//);
  await expectPage(page, 'Dashboard');
});
