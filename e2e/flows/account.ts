import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './session.ts';
import { needsCode, takeCode } from './staffCode.ts';

/** Holds both identities; these journeys only read its data. */
export const BOTH = 'both@example.com';
/** The same in Chinese, where invoices exist. */
export const CHINESE = 'zh@example.com';
/** Holds neither identity; no journey may open one for it. */
export const NEW = 'new@example.com';
/** Has a policy to accept; no journey may accept it. */
export const PENDING = 'policy@example.com';
/** Holds both identities and has never added a shipment. */
export const EMPTY = 'release@example.com';

export const dialog = (page: Page) => page.getByRole('dialog');

/** A page of the console, once its heading is visible. */
export async function openPageAs(page: Page, email: string, path: string) {
  await openAs(page, email, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The server's markup renders before hydration, when keys are not handled yet; behind a dialog it waits.
  await page.waitForFunction(
    () => !document.querySelector('#server-styles') || document.querySelector('[role=dialog]'),
  );
}

/**
 * Opens a path as one of the demo's accounts. An account signs in once in a run and its session is shared, because the provider
 * limits frequent sign-ins; a test that ends the session signs in with `signIn` instead.
 */
export async function openAs(page: Page, email: string, path: string) {
  await takeSession(page, email);
  await page.goto(path);
}

/** Signs the page in, by a session of this name that an earlier journey may have begun. */
export async function takeSession(page: Page, email: string, name = email) {
  await page.context().addCookies(storedSession(name) ?? (await startSession(page, email, name)));
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

const sessionFile = (name: string) => join(process.env.E2E_FOLDER ?? '', `${name}.session.json`);

function storedSession(name: string): Cookies | undefined {
  const file = sessionFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The second step; a code another journey was quicker with is followed by the next. */
async function sendCode(page: Page, email: string) {
  await expect(async () => {
    const code = takeCode(email);
    expect(code).toBeDefined();
    const answer = await page.request.post('/user-api/v1/sign-in-code', { data: { code } });
    expect((await answer.json()).code).toBe(0);
  }).toPass();
}

async function startSession(page: Page, email: string, name: string): Promise<Cookies> {
  const answer = await page.request.post('/user-api/v1/sign-in', { data: { email, password: PASSWORD } });
  expect((await answer.json()).code).toBe(0);
  if (needsCode(email)) await sendCode(page, email);
  // The theme one journey wants is nothing the next one should find.
  const cookies = (await page.context().cookies()).filter((cookie) => cookie.name !== 'tc_theme');
  // Written beside and moved into place: the other worker must not read half a file.
  const draft = `${sessionFile(name)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(cookies));
  renameSync(draft, sessionFile(name));
  return cookies;
}
