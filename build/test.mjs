// `npm test`: everything that must hold, in the order of cost; `npm run check` stops after the quick half. The last line
// is the count.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './modules.mjs';

const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'tracking-console-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');
const counts = { passed: 0, failed: 0, skipped: 0 };

const steps = [
  ['types', ['tsc', '--noEmit']],
  ['lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['import rules', ['node', 'build/checkImports.mjs']],
  ['unused code', ['knip']],
  ['unit tests', ['jest', '--json', `--outputFile=${jestReport}`, '--testLocationInResults'], countJest],
  ...(quick
    ? []
    : [
        ['build', ['node', 'build/build.mjs']],
        [
          'browser journeys',
          ['node', 'build/e2e.mjs'],
          countPlaywright,
          { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
        ],
      ]),
];

let ok = true;
for (const [title, [command, ...args], count, environment] of steps) {
  const started = performance.now();
  console.log(`\n▶ ${title}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  count?.();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✔' : '✘'} ${title} (${seconds} s)`);
  if (status !== 0) ok = false;
  if (!count && status !== 0) break;
}
rmSync(reports, { recursive: true, force: true });
if (!ok && counts.failed === 0) counts.failed = 1;
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(ok ? 0 : 1);

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
