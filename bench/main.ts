// `npm run bench`: what the console weighs and how it moves, beside the same consoles as one React Router application and
// beside single-spa without our runtime, in one run. `npm run bench -- switch` measures one thing. See README.md.
import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { buildOneApplication, buildPlainSingleSpa, ours, undrawn } from './buildPages.ts';
import { benchConsole } from './console/console.ts';
import { benchFirstLoad } from './firstLoad.ts';
import { benchHiding } from './hidingScenario.ts';
import { benchMemory } from './memory.ts';
import type { Origins } from './origins.ts';
import { benchReleases } from './releases/releases.ts';
import { printRows } from './report.ts';
import { benchRouting } from './routing.ts';
import { createDataFolder, servePages, startConsole } from './runningConsole.ts';
import { benchScale } from './server/scale.ts';
import { benchSwitch } from './switchScenario.ts';

const PORT = Number(process.env.PORT ?? 9190);

type Scenario = (browser: Browser, origins: Origins) => Promise<string[]>;

const SCENARIOS: Record<string, Scenario> = {
  'first-load': benchFirstLoad,
  switch: benchSwitch,
  memory: benchMemory,
  routing: benchRouting,
  hiding: benchHiding,
  scale: benchScale,
};

const QUICK = '--quick';
const wanted = process.argv.slice(2).filter((word) => word !== QUICK);
/** What stands on a deployment of its own. */
const APART = ['start', 'releases', 'console'];
const unknown = wanted.filter((name) => !APART.includes(name) && !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}: ${APART.join(', ')}, ${Object.keys(SCENARIOS).join(', ')} can be measured.`,
  );
  process.exit(1);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const ends: (() => unknown)[] = [];
process.once('SIGINT', () => void endAll().then(() => process.exit(130)));
try {
  const missed = await measureAll();
  console.log(missed.length === 0 ? '\nEvery figure is met.' : `\nNot met:\n  ${missed.join('\n  ')}`);
} finally {
  await endAll();
}

async function measureAll(): Promise<string[]> {
  const missed: string[] = [];
  const dataFolder = createDataFolder();
  ends.push(() => rmSync(dataFolder, { recursive: true, force: true }));
  // Also builds what changed.
  const cold = await startConsole(dataFolder, PORT);
  await cold.stop();
  if (isWanted('start')) missed.push(...(await benchStart(dataFolder, cold.startTime)));
  if (isWanted('releases')) missed.push(...(await measureReleases()));
  if (isWanted('console')) missed.push(...(await measureConsole()));
  const scenarios = Object.entries(SCENARIOS).filter(([name]) => isWanted(name));
  if (scenarios.length === 0) return missed;

  const built = [ours, await buildOneApplication(), await buildPlainSingleSpa(), undrawn];
  const pages = await servePages(dataFolder, PORT, built);
  ends.push(() => pages.stop());
  const [own = '', oneApplication = '', singleSpa = '', plainPage = ''] = pages.origins;
  const browser = await launchBrowser();
  ends.push(() => browser.close());
  const origins = { ours: own, oneApplication, singleSpa, undrawn: plainPage };
  for (const [, measure] of scenarios) missed.push(...(await measure(browser, origins)));
  return missed;
}

async function measureReleases(): Promise<string[]> {
  const folder = createDataFolder();
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const browser = await launchBrowser();
  ends.push(() => browser.close());
  return benchReleases(browser, folder, PORT, process.argv.includes(QUICK) ? 0.1 : 1);
}

async function measureConsole(): Promise<string[]> {
  const folder = createDataFolder();
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const browser = await launchBrowser();
  ends.push(() => browser.close());
  return benchConsole(browser, folder, PORT);
}

async function benchStart(dataFolder: string, cold: number): Promise<string[]> {
  const second = await startConsole(dataFolder, PORT);
  await second.stop();
  return printRows('npm start, built modules at hand', [
    { measure: 'cold (new database, seed)', unit: 's', ours: cold },
    { measure: 'second', unit: 's', ours: second.startTime, figure: { of: 'itself', atMost: 10_000 } },
  ]);
}

async function endAll() {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}
