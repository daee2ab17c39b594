// `npm run bench`: what the console weighs and how it moves, beside the same consoles as one React Router application and
// beside single-spa without our runtime, in one run. `npm run bench -- switch` measures one thing. See README.md.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { describeError } from '../server/src/http/errors/describeError.ts';
import { createShutdown } from '../server/src/shutdown.ts';
import { launchBrowser } from './browser.ts';
import { buildModules, buildOneApplication, buildPlainSingleSpa, ours, unrendered } from './buildPages.ts';
import { benchConsole } from './console/console.ts';
import { type Ends, withEnds } from './ends.ts';
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

/** Prints its figures, and returns those that are not met. */
type Scenario = (ends: Ends) => Promise<string[]>;

const SCENARIOS: Record<string, Scenario> = {
  // On a deployment of their own.
  start: benchStart,
  releases: measureReleases,
  restarts: (ends) => benchRestarts(ownFolder(ends), PORT, ends),
  console: async (ends) => benchConsole(await ownBrowser(ends), ownFolder(ends), PORT, ends),
  'tracking-page': async (ends) => benchTrackingPage(await ownBrowser(ends), ownFolder(ends), PORT, ends),
  'first-load': onPages(benchFirstLoad),
  switch: onPages(benchSwitch),
  memory: onPages(benchMemory),
  routing: async (ends) => benchRouting(await ownBrowser(ends)),
  hiding: onPages(benchHiding),
  scale: benchScale,
  fairness: benchFairness,
  'server-memory': () => benchServerMemory(options.minutes),
  'sign-in': benchSignIn,
};

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, minutes: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(SCENARIOS).join(', ')} can be measured.`);
  process.exit(1);
}

const shutdown = createShutdown();
await shutdown.guard(async () => {
  await buildModules();
  const missed: string[] = [];
  const failed: string[] = [];
  for (const [name, measure] of Object.entries(SCENARIOS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n▶ ${name} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
    try {
      missed.push(...(await withEnds(shutdown, measure)));
    } catch (error) {
      // The others are measured all the same.
      failed.push(name);
      console.error(describeError(error));
    }
  }
  if (missed.length > 0) console.log(`\nNot met:\n  ${missed.join('\n  ')}`);
  if (missed.length === 0 && failed.length === 0) console.log('\nEvery figure is met.');
  if (failed.length === 0) return;
  console.error(`\nNot measured, because of the errors above: ${failed.join(', ')}`);
  process.exitCode = 1;
});
await shutdown.end();

/** Beside the same consoles of other kinds, in one browser: all of them served by one process from one database. */
function onPages(measure: (browser: Browser, origins: Origins) => Promise<string[]>): Scenario {
  return async (ends) => {
    const built = [ours, await buildOneApplication(), await buildPlainSingleSpa(), unrendered];
    const pages = await servePages(ownFolder(ends), PORT, built, ends);
    const [own = '', oneApplication = '', singleSpa = '', plainPage = ''] = pages.origins;
    return measure(await ownBrowser(ends), { ours: own, oneApplication, singleSpa, unrendered: plainPage });
  };
}

async function measureReleases(ends: Ends): Promise<string[]> {
  const share = options.quick ? 0.1 : 1;
  return benchReleases({ browser: await ownBrowser(ends), dataFolder: ownFolder(ends), port: PORT, share, ends });
}

async function benchStart(ends: Ends): Promise<string[]> {
  const dataFolder = ownFolder(ends);
  const cold = await startConsole(dataFolder, PORT, ends);
  await cold.stop();
  const second = await startConsole(dataFolder, PORT, ends);
  await second.stop();
  return printRows('npm start, built modules at hand', [
    { measure: 'cold (new database, seed)', unit: 's', ours: cold.startTime },
    { measure: 'second', unit: 's', ours: second.startTime, figure: { of: 'itself', atMost: 10_000 } },
  ]);
}

function ownFolder(ends: Ends): string {
  const folder = createDataFolder();
  ends.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ownBrowser(ends: Ends): Promise<Browser> {
  const browser = await launchBrowser();
  ends.defer(() => browser.close());
  return browser;
}
