// `npm run bench`: what the console weighs and how it starts, as ratios of one run. Nothing here passes or fails.
import { rmSync } from 'node:fs';
import { findBrowser } from '../build/browser.ts';
import { type Load, measureFirstLoad } from './firstLoad.ts';
import { createDataFolder, startConsole } from './runningConsole.ts';

const PORT = Number(process.env.PORT ?? 9190);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const ratio = (value: number, base: number) => `${(value / base).toFixed(2)} ×`;

const chrome = findBrowser();
if (chrome) process.env.CHROME_PATH = chrome;

const dataFolder = createDataFolder();
try {
  const cold = await startConsole(dataFolder, PORT);
  await cold.stop();
  const second = await startConsole(dataFolder, PORT);
  try {
    printStart(cold.startTime, second.startTime);
    const loads = await measureFirstLoad(second.origin);
    printLoads(loads.cold, loads.warm);
  } finally {
    await second.stop();
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}

function printStart(cold: number, second: number) {
  console.log('\nnpm start, built modules at hand');
  console.table({
    'cold (new database, seed)': { time: seconds(cold), 'of cold': ratio(cold, cold) },
    second: { time: seconds(second), 'of cold': ratio(second, cold), 'of 10 s': ratio(second, 10_000) },
  });
}

function printLoads(cold: Load, warm: Load) {
  const row = ({ requests, bytes, html, time }: Load) => ({
    'JavaScript requests': requests,
    'of 8': ratio(requests, 8),
    'JavaScript (brotli)': kilobytes(bytes),
    'of 300 kB': ratio(bytes, 300_000),
    'HTML (loader inline)': kilobytes(html),
    time: seconds(time),
    'of cold': ratio(time, cold.time),
  });
  console.log("\nuntil the dashboard's first row");
  console.table({ cold: row(cold), warm: row(warm) });
}
