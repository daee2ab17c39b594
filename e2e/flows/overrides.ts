import { expect, type Page } from '@playwright/test';
import type { Grant, GrantList, IssueGrant } from '@tracking-console/contract/releases/overrides';
import { takeSession } from './account.ts';

/** May request grants. */
export const DEVELOPER = 'release2@example.com';
const GRANTS = '/release-api/v1/grants';
/** As a page of ours sends it. */
const headers = { 'sec-fetch-site': 'same-origin' };

export const BUYER_APP = '@tracking-console/buyer-app';
export const API_APP = '@tracking-console/api-app';

/** The page's session may from now on run these modules from this machine; its last grant ends. */
export async function allowOverrides(page: Page, modules: string[], more: Partial<IssueGrant> = {}): Promise<Grant> {
  const data = { modules, hours: 8, reason: 'A journey', ...more };
  const answer = await page.request.post(GRANTS, { headers, data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Opens a path as a developer with a grant. A journey's file has a session of its own, for a session holds one grant. */
export async function openWithGrant(page: Page, session: string, modules: string[], path = '/buyer/dashboard') {
  await takeSession(page, DEVELOPER, `${DEVELOPER}.${session}`);
  const grant = await allowOverrides(page, modules);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return grant;
}

export async function revokeGrant(page: Page, { id }: Grant) {
  expect((await page.request.delete(`${GRANTS}/${id}`, { headers })).status()).toBe(204);
}

/** The audit log of a grant. */
export async function auditOf(page: Page, { id }: Grant) {
  const { grants }: GrantList = await (await page.request.get(GRANTS)).json();
  const events = grants.find((grant) => grant.id === id)?.events ?? [];
  return events.map(({ action, override }) => [action, override?.module, override?.address]);
}

/** As a developer does it in the browser's console; counts from the next load. */
export const override = (page: Page, module: string, address: string) =>
  page.evaluate(`importMapOverrides.addOverride(${JSON.stringify(module)}, ${JSON.stringify(address)})`);

export const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('import-map-override')));

export const banner = (page: Page) => page.getByRole('complementary', { name: 'Overridden modules' });
