import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { takeSession } from './account.ts';
import { buyerVersion } from './releasing.ts';

const ROOT = join(__dirname, '../..');
/** A channel of its own: whatever is promoted here, the other journeys go on with their release. */
export const UAT = `http://uat.localhost:${process.env.E2E_PORT ?? 9300}`;
export const ENGINEER = 'release@example.com';

interface Answer {
  status: number;
  etag: string | null;
  body: Record<string, unknown>;
}

/** Calls the release API as the user signed in on the page. */
export const askReleases = (page: Page, method: string, path: string, body?: object, etag = ''): Promise<Answer> =>
  page.evaluate(
    async ([way, address, text, match]) => {
      const headers = { ...(text && { 'content-type': 'application/json' }), ...(match && { 'if-match': match }) };
      const answer = await fetch(address, { method: way, headers, ...(text && { body: text }) });
      return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json() };
    },
    [method, `/release-api/v1${path}`, body ? JSON.stringify(body) : '', etag] as const,
  );

/** The account's shared session, at this channel's host as well: who signs in often is slowed down. */
export async function openAt(page: Page, email: string, path = '/buyer/dashboard') {
  await takeSession(page, email);
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(UAT).hostname })));
  await page.goto(UAT + path);
}

/**
 * Publishes another version of the buyer console, the same files at another address: these journeys only check which of
 * the two a page runs. Returns the release that was stable before.
 */
export async function releaseWithBuyer(page: Page, version: string): Promise<{ before: string; after: string }> {
  const name = '@tracking-console/buyer-app';
  const manifest = copyVersion(version);
  const published = await askReleases(page, 'POST', `/modules/${encodeURIComponent(name)}/versions`, manifest);
  // A second try of the same journey publishes the same bytes again.
  expect([200, 201]).toContain(published.status);
  const { body: channel } = await askReleases(page, 'GET', '/channels/uat');
  const before = String(channel.stable);
  const made = await askReleases(page, 'POST', '/releases', { base: before, modules: { [name]: version } });
  expect(made.body).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{64}$/) });
  return { before, after: String(made.body.id) };
}

function copyVersion(version: string) {
  const versions = join(ROOT, 'dist/app/buyer');
  const [built, copy] = [join(versions, buyerVersion()), join(versions, version)];
  cpSync(built, copy, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));
  const changed = { ...manifest, version, url: manifest.url.replace(buyerVersion(), version), buildId: version };
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify(changed));
  return changed;
}

/** Changes the channel as an engineer does: reads it, then writes it with the etag that was read. */
export async function changeChannel(page: Page, change: object) {
  const { etag } = await askReleases(page, 'GET', '/channels/uat');
  const answer = await askReleases(page, 'PUT', '/channels/uat', { reason: 'a journey', ...change }, etag ?? '');
  expect(answer).toMatchObject({ status: 200 });
}

export const newVersionButton = (page: Page) => page.getByRole('button', { name: 'Reload for the new version' });

export async function expectNewVersion(page: Page) {
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('New version ready');
  await expect(newVersionButton(page)).toBeVisible();
}

/** Marks the page's memory; a page that was loaded again has forgotten it. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** The buyer console's versions among the files this very page has loaded. */
export const buyerVersions = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/app\/buyer\/([^/]+)\//.exec(name)?.[1] ?? []),
    ),
  ]);

/** The release the page's HTML came with. */
export const releaseOf = (page: Page) =>
  page.evaluate((): string => JSON.parse(document.getElementById('page-configuration')?.textContent ?? '{}').release);
