import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { ImportMap } from '@tracking-console/contract/releases';
import { toRelease } from '../../server/src/features/releases/importMaps.ts';
import type { Deployment } from './deployment.ts';

const PAGE = '/buyer/dashboard';
const BUYER = '@tracking-console/buyer-app';

export interface Loads {
  done: number;
  failed: number;
  mixed: number;
}

/** Loads pages one after the other in several rows, each load judged by itself. */
export async function loadMany(
  count: number,
  rows: number,
  load: () => Promise<'whole' | 'failed' | 'mixed'>,
): Promise<Loads> {
  const loads: Loads = { done: 0, failed: 0, mixed: 0 };
  let begun = 0;
  async function row() {
    while (begun++ < count) {
      const outcome = await load();
      loads.done += 1;
      if (outcome !== 'whole') loads[outcome] += 1;
    }
  }
  await Promise.all(Array.from({ length: rows }, row));
  return loads;
}

/** As a load balancer would: whoever does not answer is passed over. */
async function fetchFrom({ origins, sid }: Deployment, path: string, from: number): Promise<Response | null> {
  for (const step of [0, 1]) {
    const origin = origins[(from + step) % 2];
    const answer = await fetch(origin + path, { headers: { cookie: `__Host-sid=${sid}` } }).catch(() => null);
    if (answer) return answer;
  }
  return null;
}

let turn = 0;

/** The page's map is whole and one of the two releases, and its console's bytes are those the map names. */
export const fetchAndVerify = (deployment: Deployment) => async () => {
  turn += 1;
  const answer = await fetchFrom(deployment, PAGE, turn);
  if (answer?.status !== 200) return 'failed';
  const html = await answer.text().catch(() => '');
  const map = mapIn(html);
  if (map === null) return 'failed';
  const { id } = toRelease(map);
  if (!deployment.releases.includes(id) || !html.includes(`"release":"${id}"`)) return 'mixed';
  const url = map.imports[BUYER] ?? '';
  // From the other process: modules are everybody's.
  const module = await fetchFrom(deployment, url, turn + 1);
  if (module?.status !== 200) return 'failed';
  const bytes = Buffer.from(await module.arrayBuffer());
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return integrity === map.integrity[url] ? 'whole' : 'mixed';
};

function mapIn(html: string): ImportMap | null {
  const text = /<script type="systemjs-importmap"[^>]*>([^<]*)</.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text);
}

/** The dashboard stands, and every file of the buyer console it has loaded is of one version: the page's own. */
export async function browserLoader(browser: Browser, { origins, sid }: Deployment) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const cookie = { name: '__Host-sid', value: sid, domain: 'localhost', path: '/', secure: true } as const;
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  let at = 0;
  const load = async (): Promise<'whole' | 'failed' | 'mixed'> => {
    const page = await context.newPage();
    try {
      at += 1;
      const from = at % 2;
      const first = await page.goto(origins[from] + PAGE).catch(() => null);
      if (!first) await page.goto(origins[1 - from] + PAGE);
      await page.locator('[data-application="buyer-app"][data-state="mounted"]').first().waitFor({ state: 'attached' });
      const versions = await page.evaluate(() => {
        const named = document.querySelector('script[type="systemjs-importmap"]')?.textContent ?? '';
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        const versionIn = (text: string) => /\/app\/buyer\/([^/]+)\//.exec(text)?.[1];
        return [named, ...urls].map(versionIn).filter((version) => version !== undefined);
      });
      return new Set(versions).size === 1 ? 'whole' : 'mixed';
    } catch {
      return 'failed';
    } finally {
      await page.close();
    }
  };
  return { load, close: () => context.close() };
}
