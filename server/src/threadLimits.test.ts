import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadLimits } from './threadLimits.ts';

/** Makes 100 MB of short-lived objects, and reports how large the space for new objects has become. */
const WASTE = `
const { parentPort } = require('node:worker_threads');
const { getHeapSpaceStatistics } = require('node:v8');
let kept = [];
for (let count = 0; count < 1_000_000; count++) {
  kept.push({ count, all: [count] });
  if (kept.length > 200_000) kept = [];
}
parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
`;

it('a thread keeps at most 32 MB for new objects, however many it makes', async () => {
  const worker = new Worker(WASTE, { eval: true, resourceLimits: threadLimits(512) });
  const [size] = await once(worker, 'message');
  expect(size).toBeLessThanOrEqual(32 * 2 ** 20);
});

it('every thread of a process has these limits: those that stay, and those of a file or a document', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const starting = files.filter((file) => read(file).includes('new Worker('));
  expect(starting.length).toBeGreaterThanOrEqual(4);
  expect(starting.filter((file) => !read(file).includes('resourceLimits: threadLimits('))).toEqual([]);
});

it('the first thread has them from the command line, as the instructions say', () => {
  const flag = 'node --max-semi-space-size=16 server/src/';
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(JSON.parse(read('package.json')).scripts.start).toBe(`${flag}bin/start.mjs`);
  expect(read('docs/how-to/operate.md')).toContain(`DATABASE_URL=… ${flag}main.ts`);
});
