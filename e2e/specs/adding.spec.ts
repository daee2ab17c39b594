import { findBrowser } from '../../tools/test/browser.ts';
import { expectAccessible } from '../accessibility.ts';
import { test as base, expect } from '../fixtures.ts';
import { BOTH, dialog, openPageAs } from '../flows/account.ts';
import { filmLabel, photographLabel } from '../flows/barcode.ts';
import { holdFiles } from '../flows/rendering.ts';
import { postalNumber } from '../flows/shipments.ts';
import { FURTHER } from '../further.ts';

const SCANNED = postalNumber(73000001);
const PHOTOGRAPHED = postalNumber(73000002);

/** A browser whose camera sees a label. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${filmLabel(SCANNED)}`];
      // A headless browser shows no prompt for the camera.
      const executablePath = findBrowser({ whole: true });
      const browser = executablePath ? { executablePath } : { channel: 'chromium' };
      await use({ ...launchOptions, ...browser, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],
});

test('PG-2f a customer adds numbers from a letter, gives what a carrier asks for and learns what is wrong', async ({
  page,
}) => {
  const [letter, second] = [postalNumber(73000003), postalNumber(73000004, 'FJ')];
  const mistyped = `${letter.slice(0, 10)}${(Number(letter.charAt(10)) + 1) % 10}${letter.slice(11)}`;
  await openPageAs(page, BOTH, '/buyer/shipment');
  await page.getByRole('button', { name: 'Add numbers' }).first().click();
  const adding = dialog(page);
  await adding.getByRole('textbox', { name: 'Tracking numbers' }).fill(mistyped);
  await adding.getByRole('button', { name: `Why? ${mistyped}` }).click();
  await expect(adding.getByText(/The check digit should be \d, not \d/)).toBeVisible();
  await expectAccessible(page);

  await expect(adding.getByRole('checkbox', { name: mistyped })).not.toBeChecked();

  const text = `Dear customer, order 88123456 left on 2026-05-12 as ${second} and JJD0002257639032011.`;
  await adding.getByRole('textbox', { name: 'Tracking numbers' }).fill(`${mistyped}\n${text}`);
  await expect(adding.getByRole('checkbox', { name: second })).toBeChecked();
  await expect(adding.getByRole('checkbox', { name: '88123456' })).not.toBeChecked();
  await expectAccessible(page);
  await expect(adding.getByText('Postal code missing')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Destination postal code of JJD0002257639032011' }).fill('M1 1AE');
  await expect(adding.getByText('Postal code missing')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Add numbers' }).first().click();
  await expect(adding.getByRole('textbox', { name: 'Tracking numbers' })).toHaveValue(`${mistyped}\n${text}`);
  await expect(adding.getByText('Check digit does not fit')).toBeVisible();
  await adding.getByRole('checkbox', { name: mistyped }).check();
  await adding.getByRole('button', { name: 'Track 3 numbers' }).click();
  await expect(adding.getByText('3 numbers have been added.')).toBeVisible();
  await adding.getByRole('button', { name: 'Done' }).click();
  await expect(adding).toBeHidden();
});

test(
  'PG-2f a customer adds numbers by camera, and from a photo where the camera is refused',
  FURTHER,
  async ({ page, context }) => {
    await openPageAs(page, BOTH, '/buyer/shipment');
    await page.getByRole('button', { name: 'Add numbers' }).first().click();
    const adding = dialog(page);

    await test.step('the camera is refused, a photo is read instead', async () => {
      await adding.getByRole('tab', { name: 'Scan' }).click();
      await expect(adding.getByText(/Camera access is blocked/)).toBeVisible();
      const photo = await photographLabel(PHOTOGRAPHED, async (svg) => {
        const studio = await context.newPage();
        await studio.setContent(svg);
        const picture = await studio.locator('svg').screenshot();
        await studio.close();
        return picture;
      });
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        adding.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      await choose('letter.txt', 'text/plain', Buffer.from('no picture'));
      await expect(adding.getByText('This file cannot be opened as a picture.')).toBeVisible();
      await choose('label.png', 'image/png', photo);
      await expect(adding.getByText(`Read: ${PHOTOGRAPHED}`)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the camera is allowed', async () => {
      await context.grantPermissions(['camera']);
      await adding.getByRole('tab', { name: 'Paste' }).click();
      await adding.getByRole('tab', { name: 'Scan' }).click();
      await expect(adding.getByText(`Read: ${SCANNED}`)).toBeVisible({ timeout: 20_000 });
    });

    await adding.getByRole('button', { name: 'Track 2 numbers' }).click();
    await expect(adding.getByText('2 numbers have been added.')).toBeVisible();
    await adding.getByRole('button', { name: 'Done' }).click();
    await expect(adding).toBeHidden();
  },
);

test(
  'PG-1a the button stays where it is while the carriers of what was pasted are found out',
  FURTHER,
  async ({ page }) => {
    await openPageAs(page, BOTH, '/buyer/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await holdFiles(page, /\/orderapi\/call$/);
    const numbers = [1, 2, 3].map((serial) => postalNumber(73000010 + serial));
    await page.getByRole('textbox', { name: 'Tracking numbers' }).fill(numbers.join('\n'));
    const recognized = page.getByRole('list', { name: 'Recognized numbers' });
    const button = page.getByRole('button', { name: 'Track 3 numbers' });
    await expect(recognized.getByRole('listitem')).toHaveCount(3);
    const before = await button.boundingBox();
    answer();
    await expect(recognized.getByText(/^China Post · /)).toHaveCount(3);
    expect(await button.boundingBox()).toEqual(before);
  },
);
