// `npm test`: everything that must hold, in the order of cost; `npm run check` stops after the quick half. The last line
// is the count.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './modules.mjs';

const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'tracking-console-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');
const counts = { passed: 0, failed: 0, skipped: 0 };

// What stands in a row runs at once, because each leaves a core idle for long; it is told in this order all the same.
const rows = [
  [
    { title: 'types', command: ['tsc', '--noEmit'] },
    { title: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { title: 'import rules', command: ['node', 'build/checkImports.mjs'] },
    { title: 'unused code', command: ['knip'] },
    { title: 'requirements', command: ['node', 'tools/requirements.ts', '--missing'] },
    ...(quick ? [] : [{ title: 'build', command: ['node', 'build/build.mjs'] }]),
  ],
  [
    {
      title: 'unit tests',
      command: ['jest', '--json', `--outputFile=${jestReport}`, '--testLocationInResults'],
      count: countJest,
    },
  ],
];
if (!quick)
  rows.push([
    {
      title: 'browser journeys',
      command: ['node', 'build/e2e.mjs'],
      count: countPlaywright,
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    },
  ]);

let ok = true;
for (const row of rows) if (!(await runRow(row))) break;
rmSync(reports, { recursive: true, force: true });
if (!ok && counts.failed === 0) counts.failed = 1;
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(ok ? 0 : 1);

/** Whether it is worth going on: tests that failed are counted, anything else that failed ends the run. */
async function runRow(row) {
  const running = row.map((step) => start(step, row.length > 1));
  for (const { title, count, output, ended } of running) {
    console.log(`\n▶ ${title}`);
    const { status, seconds } = await ended;
    process.stdout.write(output.join(''));
    count?.();
    console.log(`${status === 0 ? '✔' : '✘'} ${title} (${seconds} s)`);
    if (status === 0) continue;
    ok = false;
    if (count) continue;
    for (const { child } of running) child.kill();
    return false;
  }
  return true;
}

/** Starts a step; what it says is kept for its turn if others run beside it. */
function start({ title, count, command: [program, ...args], environment }, isBeside) {
  const started = performance.now();
  const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...environment } });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text));
  const ended = once(child, 'close').then(([status]) => ({
    status,
    seconds: ((performance.now() - started) / 1000).toFixed(1),
  }));
  return { title, count, child, output, ended };
}

function countJest() {
  const report = readReport(jestReport);
  counts.passed += report.numPassedTests ?? 0;
  counts.failed += (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  counts.skipped += (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
}

function countPlaywright() {
  const { stats = {} } = readReport(playwrightReport);
  counts.passed += stats.expected ?? 0;
  counts.failed += (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  counts.skipped += stats.skipped ?? 0;
}

/** A step that ended without a report has failed; its own output says why. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    ok = false;
    return {};
  }
}
