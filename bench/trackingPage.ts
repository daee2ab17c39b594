import type { Browser } from '@playwright/test';
import { type Cookies, openContext, signedInCookies } from './browser.ts';
import type { Ends } from './ends.ts';
import { itself, printRows } from './report.ts';
import { startConsole } from './runningConsole.ts';
import { type Line, slowDown } from './slowLine.ts';
import { median } from './statistics.ts';
import { PHONE, watchVitals } from './vitals.ts';

const LOADS = 5;
/** The phone on which a link in a mail is opened. */
const VIEWPORT = { width: 375, height: 812 };

/** The page mails lead to, as its sender previews it: with a logo, on a phone's line and with an empty cache. */
export async function benchTrackingPage(
  browser: Browser,
  dataFolder: string,
  port: number,
  ends: Ends,
): Promise<string[]> {
  const { origin, stop } = await startConsole(dataFolder, port, ends);
  await uploadLogo(browser, origin);
  const address = origin + (await findPage(browser, origin));
  const cookies = await signedInCookies(browser, origin);
  const loads: Awaited<ReturnType<typeof measure>>[] = [];
  const onSlowPhone: typeof loads = [];
  for (let load = 0; load < LOADS; load++) {
    loads.push(await measure(browser, cookies, address, { ...PHONE, cpuSlowDown: 1 }));
    onSlowPhone.push(await measure(browser, cookies, address, PHONE));
  }
  await stop();
  const of = (figure: keyof (typeof loads)[number]) => median(loads.map((one) => one[figure]));
  return printRows('a company’s tracking page on slow 4G (150 ms, 1.6 Mbit/s)', [
    { measure: 'largest paint', unit: 's', ours: of('largestPaint'), figure: itself(1000) },
    {
      measure: '… with a processor 4 × slower',
      unit: 's',
      ours: median(onSlowPhone.map(({ largestPaint }) => largestPaint)),
    },
    { measure: 'layout shift, in thousandths', unit: '', ours: of('layoutShift') * 1000, figure: itself(20) },
    { measure: 'bytes', unit: 'kB', ours: of('bytes') },
    { measure: 'requests', unit: '', ours: of('requests'), figure: itself(2) },
  ]);
}

async function measure(browser: Browser, cookies: Cookies, address: string, line: Line) {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2, locale: 'en-US' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    const session = await slowDown(page, line);
    const traffic = { bytes: 0, requests: 0 };
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength;
      traffic.requests += 1;
    });
    await page.goto(address, { waitUntil: 'load' });
    // The paint after the last picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return { ...(await page.evaluate(() => window.vitals)), ...traffic };
  } finally {
    await context.close();
  }
}

/** A logo of the largest size, as a browser paints one. */
async function uploadLogo(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies(await signedInCookies(browser, origin));
  const page = await context.newPage();
  await page.setContent('<div id="logo" style="width: 480px; height: 120px; font: bold 72px serif">Demo Shop</div>');
  const logo = await page.locator('#logo').screenshot();
  const headers = { origin, 'content-type': 'image/png' };
  const answer = await context.request.post(`${origin}/msgapi/call/logo`, { data: logo, headers });
  const { Code } = (await answer.json()) as { Code: number }; // the answer's envelope
  if (Code !== 0) throw new Error(`The logo was answered with code ${Code}.`);
  await context.close();
}

/** The path of a shipment's page. */
async function findPage(browser: Browser, origin: string): Promise<string> {
  const context = await openContext(browser, await signedInCookies(browser, origin));
  const data = { version: '1.0', timeZoneOffset: 0, method: 'GetTemplates', param: {} };
  const answer = await context.request.post(`${origin}/msgapi/call`, { data, headers: { origin } });
  const { Json } = (await answer.json()) as { Json: { Shipments: { ShipmentId: string }[] } }; // the contract's
  await context.close();
  return `/share/preview/${Json.Shipments[0]?.ShipmentId}`;
}
