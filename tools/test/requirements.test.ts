import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requirements-'));
  write(
    'docs/requirements.md',
    [
      '# Requirements',
      '- RT-1: The first route.',
      '- PG-4 (planned): A page.',
      '- PG-5: Another.',
      '- PG-5a: Its part.',
      '- I3: One application.',
    ].join('\n'),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function run(...options: string[]) {
  const program = join(__dirname, 'requirements.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, root, ...options], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('lists each requirement with the tests that name it, and counts the others', () => {
  write('server/src/route.test.ts', "it('RT-1 answers', () => {});");
  write('shell/src/page.test.tsx', 'const page = <p>RT-1</p>;\ndescribe("PG-5a its part", () => {});');
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toContain('RT-1 The first route.\n  server/src/route.test.ts: RT-1 answers\nPG-5a');
  expect(stdout).toContain('Planned:\n  PG-4 A page.');
  expect(stdout).toContain('Without a test:\n  I3 One application.');
  expect(stdout).toContain('5 requirements: 3 with tests, 1 without, 1 planned.');
});

it.each([
  ['a template', 'const name = "a";\ntest(`I3 ' + '$' + '{name} is shown`, () => {});'],
  ['a title on the next line', "it(\n  'RT-1 I3 is shown',\n  () => {},\n);"],
  ['a table', "it.each([['I3 one'], ['none']])('%s', () => {});"],
])('finds an ID in %s', (_where, source) => {
  write('platform/src/one.test.ts', source);
  expect(run('--missing').stdout).not.toContain('I3');
});

it('finds the titles that journeys keep beside their tests', () => {
  write('e2e/flows/screens.ts', "export const screens = [{ ids: 'RT-1 I3', name: 'dashboard' }];");
  const { status, stdout } = run('--missing');
  expect(status).toBe(0);
  expect(stdout).toContain('Without a test:\n  PG-5 Another.\n  PG-5a Its part.\n\n');
});

it.each(['RT-2 is no requirement', 'says PG-5b in its middle', 'XX-1 is no group', 'I9 is no invariant'])(
  'fails for an ID the document does not have: %s',
  (title) => {
    write('server/src/route.test.ts', `it('${title}', () => {});`);
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain(`server/src/route.test.ts: ${title}`);
  },
);

it('takes no comment and no other text for an ID', () => {
  write('server/src/route.test.ts', "// RT-2 was here\nit('reads UTF-8, RT-1-2 and RB-12', () => {});");
  const { status, stdout } = run('--missing');
  expect(status).toBe(0);
  expect(stdout).toContain('RT-1 The first route.');
});

it('fails for an ID that is in the document twice, and for a document without any', () => {
  write('docs/requirements.md', '- RT-1: Once.\n- RT-1: Twice.\n');
  expect(run()).toMatchObject({ status: 1, stderr: 'More than once in docs/requirements.md: RT-1\n' });
  write('docs/requirements.md', 'Nothing.\n');
  expect(run()).toMatchObject({ status: 1, stderr: 'docs/requirements.md has no requirement.\n' });
});

it('names what is marked as planned although a test proves it', () => {
  write('server/src/route.test.ts', "it('PG-4 is there', () => {});");
  expect(run('--missing').stdout).toContain('Marked as planned, but named by a test:\n  PG-4 A page.');
});
