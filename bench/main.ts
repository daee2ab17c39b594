// `npm run bench`: what the console weighs and how it moves, beside the same consoles as one React Router application and
// beside single-spa without our runtime, in one run. `npm run bench -- switch` measures one thing. See README.md.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { createShutdown } from '../server/src/shutdown.ts';
import { launchBrowser } from './browser.ts';
import { buildOneApplication, buildPlainSingleSpa, ours, unrendered } from './buildPages.ts';
import { benchConsole } from './console/console.ts';
import { benchFirstLoad } from './firstLoad.ts';
import { benchHiding } from './hidingScenario.ts';
import { benchMemory } from './memory.ts';
import type { Origins } from './origins.ts';
import { benchReleases } from './releases/releases.ts';
import { printRows } from './report.ts';
import { benchRestarts } from './restarts/restarts.ts';
import { benchRouting } from './routing.ts';
import { createDataFolder, servePages, startConsole } from './runningConsole.ts';
import { benchFairness } from './server/fairness.ts';
import { benchServerMemory } from './server/memory.ts';
import { benchScale } from './server/scale.ts';
import { benchSignIn } from './server/signIn.ts';
import { benchSwitch } from './switchScenario.ts';
import { benchTrackingPage } from './trackingPage.ts';

const PORT = Number(process.env.PORT ?? 9190);

type Scenario = (browser: Browser, origins: Origins) => Promise<string[]>;

const SCENARIOS: Record<string, Scenario> = {
  'first-load': benchFirstLoad,
  switch: benchSwitch,
  memory: benchMemory,
  routing: benchRouting,
  hiding: benchHiding,
  scale: benchScale,
  fairness: benchFairness,
  'server-memory': () => benchServerMemory(options.minutes),
  'sign-in': benchSignIn,
};

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, minutes: { type: 'string' } },
});
/** What stands on a deployment of its own. */
const APART = ['start', 'releases', 'console', 'restarts', 'tracking-page'];
const unknown = wanted.filter((name) => !APART.includes(name) && !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}: ${APART.join(', ')}, ${Object.keys(SCENARIOS).join(', ')} can be measured.`,
  );
  process.exit(1);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const shutdown = createShutdown();
await shutdown.guard(async () => {
  const missed = await measureAll();
  console.log(missed.length === 0 ? '\nEvery figure is met.' : `\nNot met:\n  ${missed.join('\n  ')}`);
});
await shutdown.end();

async function measureAll(): Promise<string[]> {
  const missed: string[] = [];
  const dataFolder = ownFolder();
  // Also builds what changed.
  const cold = await startConsole(dataFolder, PORT, shutdown);
  await cold.stop();
  if (isWanted('start')) missed.push(...(await benchStart(dataFolder, cold.startTime)));
  if (isWanted('releases')) missed.push(...(await measureReleases()));
  if (isWanted('restarts')) missed.push(...(await benchRestarts(ownFolder(), PORT, shutdown)));
  if (isWanted('console')) missed.push(...(await measureConsole()));
  if (isWanted('tracking-page')) missed.push(...(await measureTrackingPage()));
  const scenarios = Object.entries(SCENARIOS).filter(([name]) => isWanted(name));
  if (scenarios.length === 0) return missed;

  const built = [ours, await buildOneApplication(), await buildPlainSingleSpa(), unrendered];
  const pages = await servePages(dataFolder, PORT, built, shutdown);
  const [own = '', oneApplication = '', singleSpa = '', plainPage = ''] = pages.origins;
  const browser = await ownBrowser();
  const origins = { ours: own, oneApplication, singleSpa, unrendered: plainPage };
  for (const [, measure] of scenarios) missed.push(...(await measure(browser, origins)));
  return missed;
}

async function measureReleases(): Promise<string[]> {
  const share = options.quick ? 0.1 : 1;
  return benchReleases({ browser: await ownBrowser(), dataFolder: ownFolder(), port: PORT, share, shutdown });
}

async function measureConsole(): Promise<string[]> {
  return benchConsole(await ownBrowser(), ownFolder(), PORT, shutdown);
}

async function benchStart(dataFolder: string, cold: number): Promise<string[]> {
  const second = await startConsole(dataFolder, PORT, shutdown);
  await second.stop();
  return printRows('npm start, built modules at hand', [
    { measure: 'cold (new database, seed)', unit: 's', ours: cold },
    { measure: 'second', unit: 's', ours: second.startTime, figure: { of: 'itself', atMost: 10_000 } },
  ]);
}

async function measureTrackingPage(): Promise<string[]> {
  return benchTrackingPage(await ownBrowser(), ownFolder(), PORT, shutdown);
}

function ownFolder(): string {
  const folder = createDataFolder();
  shutdown.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ownBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  shutdown.defer(() => browser.close());
  return browser;
}
