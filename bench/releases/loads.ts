import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { ImportMap } from '@tracking-console/contract/releases/releases';
import { toRelease } from '../../server/src/features/releases/modules/importMaps.ts';
import type { Deployment } from './deployment.ts';

const PAGE = '/buyer/dashboard';
const BUYER = '@tracking-console/buyer-app';

export interface Loads {
  done: number;
  failed: number;
  mixed: number;
  /** What went wrong with the first that failed. */
  reason: string;
}

/** undefined: all of it came, and of one release. */
type Flaw = { kind: 'failed' | 'mixed'; reason: string } | undefined;

/** Loads pages one after the other in several rows, each load judged by itself. */
export async function loadMany(count: number, rows: readonly (() => Promise<Flaw>)[]): Promise<Loads> {
  const loads: Loads = { done: 0, failed: 0, mixed: 0, reason: '' };
  let begun = 0;
  async function work(load: () => Promise<Flaw>) {
    while (begun++ < count) {
      const flaw = await load();
      loads.done += 1;
      if (!flaw) continue;
      loads[flaw.kind] += 1;
      loads.reason ||= flaw.reason;
    }
  }
  await Promise.all(rows.map(work));
  return loads;
}

const failed = (reason: string): Flaw => ({ kind: 'failed', reason });
const mixed = (reason: string): Flaw => ({ kind: 'mixed', reason });

/** The page's map is whole and one of the two releases, and its console's bytes are those the map names. */
export function fetcher({ front, sid, releases }: Deployment) {
  const headers = { cookie: `__Host-sid=${sid}` };
  return async (): Promise<Flaw> => {
    try {
      const page = await fetch(front + PAGE, { headers });
      const html = await page.text();
      const map = mapIn(html);
      if (page.status !== 200 || map === null) return failed(`The page is answered with ${page.status}.`);
      const { id } = toRelease(map);
      if (!releases.includes(id) || !html.includes(`"release":"${id}"`)) return mixed(`The page's map is ${id}.`);
      return await checkBytes(front, map);
    } catch (error) {
      return failed(String(error));
    }
  };
}

async function checkBytes(front: string, map: ImportMap): Promise<Flaw> {
  const url = map.imports[BUYER] ?? '';
  const module = await fetch(front + url);
  if (module.status !== 200) return failed(`${url} is answered with ${module.status}.`);
  const bytes = Buffer.from(await module.arrayBuffer());
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return integrity === map.integrity[url] ? undefined : mixed(`${url} has other bytes.`);
}

function mapIn(html: string): ImportMap | null {
  const text = /<script type="systemjs-importmap"[^>]*>([^<]*)</.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
}

/** The returned load fails unless the dashboard mounts and all its files of the buyer console are of one version. */
export async function openLoader(browser: Browser, { front, sid }: Deployment) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const cookie = { name: '__Host-sid', value: sid, domain: 'localhost', path: '/', secure: true } as const;
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const load = async (): Promise<Flaw> => {
    try {
      await page.goto(front + PAGE, { waitUntil: 'commit' });
      await page.locator('[data-application="buyer-app"][data-state="mounted"]').first().waitFor({ state: 'attached' });
      const versions = new Set(await buyerVersionsIn(page));
      return versions.size === 1 ? undefined : mixed(`The page has loaded ${[...versions].join(' and ')}.`);
    } catch (error) {
      const said = await page
        .locator('main')
        .innerText()
        .catch(() => '');
      return failed(`${String(error).split('\n')[0]} The page says: ${said.slice(0, 200)}`);
    }
  };
  return { load, close: () => context.close() };
}

const buyerVersionsIn = (page: Page) =>
  page.evaluate(() => {
    const named = document.querySelector('script[type="systemjs-importmap"]')?.textContent ?? '';
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const versionIn = (text: string) => /\/app\/buyer\/([^/]+)\//.exec(text)?.[1];
    return [named, ...urls].map(versionIn).filter((version) => version !== undefined);
  });
