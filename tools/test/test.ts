// `npm test`: everything that must hold; `npm run check` leaves out the build and the journeys. The last line is the count.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bundle/modules.ts';

interface Step {
  title: string;
  command: readonly [program: string, ...args: string[]];
  /** Counts the step's tests; the step's output is shown live. */
  count?: () => void;
  environment?: NodeJS.ProcessEnv;
}

const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'tracking-console-'));
const playwrightReport = join(reports, 'playwright.json');
const counts = { passed: 0, failed: 0, skipped: 0 };

const checks: readonly Step[] = [
  // By default four checkers resolve many of the same types: twice the processor time, which the steps beside this one need.
  { title: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] },
  { title: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { title: 'import rules', command: ['node', 'tools/test/checkImports.ts'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'requirements', command: ['node', 'tools/test/requirements.ts', '--missing'] },
];
const build: Step = { title: 'build', command: ['node', 'tools/bundle/build.ts'] };
// One after the other: what a worker keeps of the server slows down what follows in jsdom.
const unitTests = [
  jestStep('unit tests of the server and the tools', ['server', 'tools']),
  // They wait for timers a fifth of their time: one worker more than cores uses it.
  jestStep('unit tests of the browser', ['browser'], `--maxWorkers=${availableParallelism() + 1}`),
];
const journeys: Step = {
  title: 'browser journeys',
  command: ['node', 'tools/test/e2e.ts'],
  count: countPlaywright,
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
};

// The lanes of a stage run at once: the checks take what the build and the unit tests leave idle. The journeys have it all.
const stages = quick ? [[unitTests, checks]] : [[[build, ...unitTests], checks], [[journeys]]];

let ok = true;
let isStopped = false;
for (const lanes of stages) await Promise.all(lanes.map(runLane));
rmSync(reports, { recursive: true, force: true });
if (!ok && counts.failed === 0) counts.failed = 1;
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(ok ? 0 : 1);

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (!isStopped) await run(step);
}

/** Tests that failed are counted; after anything else that failed nothing more begins. */
async function run({ title, count, command: [program, ...args], environment }: Step): Promise<void> {
  const started = performance.now();
  if (count) console.log(`\n▶ ${title}`);
  const child = spawn(program, args, {
    cwd: root,
    stdio: count ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const [status] = await once(child, 'close');
  if (!count) console.log(`\n▶ ${title}`);
  process.stdout.write(output.join(''));
  count?.();
  console.log(`${status === 0 ? '✔' : '✘'} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (status === 0) return;
  ok = false;
  // The steps beside it go on to their end: PostgreSQL of the unit tests must not be left behind.
  if (!count) isStopped = true;
}

function jestStep(title: string, projects: readonly string[], ...more: string[]): Step {
  const file = join(reports, `${projects[0]}.json`);
  const options = ['--json', `--outputFile=${file}`, '--testLocationInResults', ...more];
  return { title, command: ['jest', '--selectProjects', ...projects, ...options], count: () => countJest(file) };
}

function countJest(file: string): void {
  const report = readReport(file);
  counts.passed += report.numPassedTests ?? 0;
  counts.failed += (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  counts.skipped += (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
}

function countPlaywright(): void {
  const { stats = {} } = readReport(playwrightReport);
  counts.passed += stats.expected ?? 0;
  counts.failed += (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  counts.skipped += stats.skipped ?? 0;
}

/** A step that ended without a report has failed; its own output shows why. */
function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    ok = false;
    return {};
  }
}
