import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../flows/session.ts';
import { addShipments, postalNumber } from '../flows/shipments.ts';
import { startSourced } from '../flows/sourced.ts';
import { FURTHER } from '../further.ts';

const NUMBERS = Array.from({ length: 6 }, (_, index) => postalNumber(79000001 + index, 'GB'));
const LATE = postalNumber(79000011, 'GB');
const UNDER_WAY = /Info received|In transit|Out for delivery|Delivered/;
const AWAY = /No tracking updates since .*: our data source isn’t answering/;

test(
  'PG-2b PG-2e PG-9a a console follows its shipments through another one, and says when that is away',
  FURTHER,
  async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const source = await startSourced(baseURL ?? '', process.env.E2E_FOLDER ?? '');
    const reloadUntil = (see: () => Promise<void>) =>
      expect(async () => {
        await page.reload();
        await see();
      }).toPass({ timeout: 90_000 });
    try {
      await signIn(page, 'both@example.com', `${source.url}/buyer/dashboard`);
      await addShipments(page, NUMBERS);
      await expect(page.getByText('6 numbers have been added.').first()).toBeVisible();
      await page.goto(`${source.url}/buyer/shipment`);
      const table = page.getByRole('table');
      const underWay = table.getByText(UNDER_WAY).filter({ visible: true });
      await reloadUntil(() => expect(underWay.first()).toBeVisible({ timeout: 5_000 }));
      await expect(page.getByText('Sandbox')).toHaveCount(0);
      await expect(page.getByText(AWAY)).toHaveCount(0);

      source.cut();
      await page.goto(`${source.url}/buyer/dashboard`);
      await addShipments(page, [LATE]);
      await expect(page.getByText('1 number has been added.').first()).toBeVisible();
      await page.goto(`${source.url}/buyer/shipment`);
      await reloadUntil(() => expect(page.getByText(AWAY)).toBeVisible({ timeout: 5_000 }));
      await expectAccessible(page);
      await table.getByRole('link', { name: LATE }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(LATE);
      await expect(page.getByText(AWAY)).toBeVisible();
      await page.goto(`${source.url}/api/tracking`);
      await expect(page.getByText(AWAY)).toBeVisible();

      await source.mend();
      await page.goto(`${source.url}/buyer/shipment`);
      await reloadUntil(() => expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 5_000 }));
      const late = table.getByRole('row', { name: LATE }).getByText(UNDER_WAY).filter({ visible: true });
      await reloadUntil(() => expect(late.first()).toBeVisible({ timeout: 5_000 }));
    } finally {
      await page.goto('about:blank');
      await source.end();
    }
  },
);
