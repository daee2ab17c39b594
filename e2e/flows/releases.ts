import { expect, type Locator, type Page } from '@playwright/test';
import type { ModuleManifest, ModuleVersion } from '@tracking-console/contract/releases/releases';
import { dialog } from './account.ts';

const ROOT = '/release-api/v1';
/** As a page of ours sends it. */
const headers = { 'sec-fetch-site': 'same-origin' };
const PANEL = '@tracking-console/developer-panel';

/** Another version of a module that no page loads; `change` describes how it differs. */
export async function publishPanel(page: Page, version: string, change: (manifest: ModuleManifest) => object) {
  const modules = (await (await page.request.get(`${ROOT}/modules`)).json()) as ModuleVersion[];
  const known = modules.find(({ name }) => name === PANEL);
  if (!known) throw new Error('The developer panel has not been published.');
  const { author, publishTime, ...manifest } = known;
  const data = { ...manifest, version, ...change(manifest) };
  const answer = await page.request.post(`${ROOT}/modules/${encodeURIComponent(PANEL)}/versions`, { headers, data });
  expect(answer.status()).toBe(201);
}

/** In the browser; returns the new release's id. */
export async function composeWithPanel(page: Page, version: string): Promise<string> {
  await page.goto('/release/compose');
  await page.getByLabel('developer-panel').selectOption(version);
  await page.getByRole('button', { name: 'Create the release' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Release / })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export const channelCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openPromotion(page: Page, channel: string, release: string, reason: string): Promise<Locator> {
  await page.goto('/release/channels');
  await page.getByRole('button', { name: `Promote a release to ${channel}` }).click();
  await dialog(page).getByLabel('Release that becomes stable').selectOption(release);
  await expect(dialog(page).getByRole('table', { name: 'Changes between the releases' })).toBeVisible();
  await dialog(page).getByLabel('Reason').fill(reason);
  return dialog(page);
}

export async function openChannelMenu(page: Page, channel: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `More for ${channel}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return dialog(page);
}

/** Checks run in a browser of their own. */
const CHECKED = { timeout: 150_000 };

/** Once the checks have passed; else the dialog shows their findings. */
export async function expectDone(open: Locator) {
  const wrong = open.getByRole('list', { name: 'What is wrong' });
  const refused = wrong.waitFor(CHECKED).then(
    () => wrong.innerText(),
    () => '',
  );
  expect(await Promise.race([refused, open.waitFor({ state: 'hidden', ...CHECKED }).then(() => '')])).toBe('');
}
