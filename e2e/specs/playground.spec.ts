import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { expectPage, signIn } from '../flows/session.ts';
import { FURTHER } from '../further.ts';

test('PG-13d a developer completes a body, sends it, and plays a test number to its end', async ({ page }) => {
  await signIn(page, 'api@example.com', '/api/settings?tab=playground&endpoint=register&example=one&mode=test');
  await expectPage(page, 'Settings');
  const body = page.getByRole('textbox', { name: 'Request body' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('[{"number": "SANDBOX-INFORECEIVED-E2E", "ta');
  await page.getByRole('option', { name: /"tag"/ }).click();
  await page.keyboard.type('"Playground');
  await expect(page.getByRole('list', { name: 'Problems in the body' })).toHaveCount(0);
  await body.click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Accepted: 1. Rejected: 0.')).toBeVisible();
  await page.reload();
  await expect(body).toContainText('SANDBOX-INFORECEIVED-E2E');
  await page.getByRole('tab', { name: 'Go', exact: true }).click();
  await expect(page.getByText('http.NewRequest', { exact: false })).toContainText('SANDBOX-INFORECEIVED-E2E');
  await expectAccessible(page);
  // The list refetches once a minute; the first step comes after 2 s.
  await expect(async () => {
    await page.goto('/api/tracking?mode=test&number=SANDBOX-INFORECEIVED-E2E');
    const row = page.getByRole('row', { name: /SANDBOX-INFORECEIVED-E2E/ });
    await expect(row).toContainText('Info received', { timeout: 1_000 });
  }).toPass();
});

test('PG-13e a developer saves defaults, and they are there again', FURTHER, async ({ page }) => {
  await signIn(page, 'api@example.com', '/api/settings?tab=defaults');
  await page.getByLabel('Email me when fewer credits are left than').fill('5');
  await expect(page.getByText('Changed, not saved yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email me when fewer credits are left than')).toHaveValue('5');
  await page.getByLabel('Email me when fewer credits are left than').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
