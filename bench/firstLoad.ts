import { type BrowserContext, chromium, type Page } from '@playwright/test';

export interface Load {
  /** JavaScript files fetched over the network until the first row. */
  requests: number;
  /** Bytes of them as they travelled (brotli). */
  bytes: number;
  /** Bytes of the HTML, which holds the loader and root-config. */
  html: number;
  /** Milliseconds from navigation to the dashboard's first row. */
  time: number;
}

const FIRST_ROW = 'main a[href^="/buyer/shipment/"]';
const ACCOUNT = { email: 'buyer@example.com', password: 'Tracking-demo-1' };

/** How often each load is repeated; the median by time counts. */
const REPEATS = 5;

/** The dashboard loaded with an empty cache and once more with a warm one, by a signed-in customer. */
export async function measureFirstLoad(origin: string): Promise<{ cold: Load; warm: Load }> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox'],
  });
  try {
    const cookies = await signIn(await browser.newContext(), origin);
    const colds: Load[] = [];
    const warms: Load[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      colds.push(await load(await context.newPage(), origin));
      warms.push(await load(await context.newPage(), origin));
      await context.close();
    }
    return { cold: median(colds), warm: median(warms) };
  } finally {
    await browser.close();
  }
}

function median(loads: Load[]): Load {
  const middle = loads.toSorted((a, b) => a.time - b.time)[Math.floor(loads.length / 2)];
  if (!middle) throw new Error('Nothing was loaded.');
  return middle;
}

async function signIn(context: BrowserContext, origin: string) {
  const answer = await context.request.post(`${origin}/user-api/v1/sign-in`, { data: ACCOUNT, headers: { origin } });
  const { code } = await answer.json();
  if (code !== 0) throw new Error(`Signing in answered code ${code}.`);
  return context.cookies();
}

async function load(page: Page, origin: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const totals = { requests: 0, bytes: 0, html: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document') totals.html += encodedDataLength;
    if (kind !== 'Script' || encodedDataLength === 0) return;
    totals.requests += 1;
    totals.bytes += encodedDataLength;
  });
  const started = performance.now();
  await page.goto(`${origin}/buyer/dashboard`, { waitUntil: 'commit' });
  await page.locator(FIRST_ROW).first().waitFor();
  const time = performance.now() - started;
  const atFirstRow = { ...totals, time };
  await page.close();
  return atFirstRow;
}
