// `npm run requirements`: each requirement of docs/requirements.md with the tests that name it; `--missing`: only those without.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from '@swc/core';

interface Requirement {
  id: string;
  text: string;
  isPlanned: boolean;
  tests: Set<string>;
}

// The journeys keep tables of titles beside their tests.
const TESTS = ['**/*.{test,spec}.{ts,tsx}', 'e2e/**/*.ts'];
// This program's own test writes documents and titles of other repositories.
const SKIPPED = ['node_modules', 'dist', '.data', '.git', 'requirements.test.ts'];
const LINE = /^- ([A-Z]+-?\d+[a-z]?)( \(planned\))?: (.+)$/gm;
/** Everything that looks like an ID at the beginning of a title is one, also of a group the document does not have. */
const LEADING = '^[A-Z]{2,3}-\\d{1,2}[a-z]?(?= )';

function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(LINE)].map(([, id = '', planned, text = '']) => ({
    id,
    text,
    isPlanned: planned !== undefined,
    tests: new Set<string>(),
  }));
}

/** Every string of a test file, since titles also come from tables; a template's values are left out. */
function readStrings(source: string, isReact: boolean): string[] {
  const strings: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isNode(node)) return;
    if (node.type === 'StringLiteral') strings.push(String(node.value));
    if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
      strings.push(node.quasis.map(({ cooked }) => cooked).join('…'));
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isReact }).body);
  return strings;
}

const isNode = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function traceRequirements(root: string) {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const groups = new Set(requirements.map(({ id }) => id.replace(/\d.*$/, '')));
  const named = new RegExp(`(?<![\\w-])(?:${[...groups].join('|')})\\d+[a-z]?(?![\\w-])|${LEADING}`, 'g');
  const unknown: string[] = [];
  for (const file of globSync(TESTS, { cwd: root, exclude: (path) => SKIPPED.includes(basename(path)) }).sort())
    for (const title of readStrings(readFileSync(join(root, file), 'utf8'), file.endsWith('x')))
      for (const [id] of title.matchAll(named)) {
        const requirement = byId.get(id);
        if (requirement) requirement.tests.add(`${file}: ${title}`);
        else unknown.push(`${id} (${file}: ${title})`);
      }
  const repeated = requirements.filter((requirement) => byId.get(requirement.id) !== requirement).map(({ id }) => id);
  return { requirements, unknown, repeated };
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const { requirements, unknown, repeated } = traceRequirements(folder ?? join(import.meta.dirname, '../..'));
  const isTested = ({ tests }: Requirement) => tests.size > 0;
  // A page has the tests of its parts: PG-1 those of PG-1a, PG-1b, …
  const tested = new Set(requirements.filter(isTested).flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));
  const without = requirements.filter(({ id }) => !tested.has(id));
  const missing = without.filter(({ isPlanned }) => !isPlanned);
  const planned = without.filter(({ isPlanned }) => isPlanned);
  const built = requirements.filter((requirement) => requirement.isPlanned && isTested(requirement));
  const list = (title: string, rows: Requirement[]) => {
    if (rows.length > 0) console.log([`\n${title}:`, ...rows.map(({ id, text }) => `  ${id} ${text}`)].join('\n'));
  };

  if (!process.argv.includes('--missing')) {
    for (const { id, text, tests } of requirements)
      if (tests.size > 0) console.log([`${id} ${text}`, ...[...tests].map((test) => `  ${test}`)].join('\n'));
    list('Planned', planned);
  }
  list('Without a test', missing);
  list('Marked as planned, but named by a test', built);
  console.log(
    `\n${requirements.length} requirements: ${requirements.length - without.length} with tests, ${missing.length} without, ${planned.length} planned.`,
  );
  for (const name of unknown) console.error(`Not in docs/requirements.md: ${name}`);
  for (const id of repeated) console.error(`More than once in docs/requirements.md: ${id}`);
  if (requirements.length === 0) console.error('docs/requirements.md has no requirement.');
  if (unknown.length > 0 || repeated.length > 0 || requirements.length === 0) process.exitCode = 1;
}
