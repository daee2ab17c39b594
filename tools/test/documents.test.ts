import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { faultsOf, MAX_FILES, readWays } from './ways.ts';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const ways = readWays(read('docs/architecture.md'));

describe('the ways through the code', () => {
  it('are those of a number, a payment, a webhook delivery and a notification', () => {
    expect(ways.map(({ title }) => title)).toEqual([
      'The way of a number',
      'The way of a payment',
      'The way of a webhook delivery',
      'The way of a notification',
    ]);
  });

  it.each(ways)('$title: each file leads to the next one as the table says', (way) => {
    expect(faultsOf(way, root)).toEqual([]);
  });

  const made = (...rows: string[]) => {
    const [way] = readWays(`## Made up\n${rows.map((row, index) => `| ${index + 1} | ${row} | happens |`).join('\n')}`);
    if (!way) throw new Error('the table has no rows');
    return faultsOf(way, root);
  };
  const DIALOG = '`app-kit/src/add/AddDialog.tsx`';
  const FORM = '`app-kit/src/add/AddForm.tsx`';
  const NUMBERS = '`buyer-app/src/features/add/AddNumbers.tsx`';
  const SCHEMAS = '`contract/src/shipments/adding.ts`';
  const CALLS = '`server/src/features/shipments/addingCalls.ts`';

  it('may go through a package, what is loaded later, and a file that wires two', () => {
    expect(made(`${NUMBERS} |`, `${DIALOG} |`, `${FORM} | over HTTP`, `${CALLS} |`, `${SCHEMAS} |`)).toEqual([]);
    expect(made(`${NUMBERS} | in ${DIALOG}`, `${FORM} |`)).toEqual([]);
  });

  it.each([
    [
      'a file that is not there',
      [`${DIALOG} |`, '`app-kit/src/add/Gone.tsx` |'],
      'app-kit/src/add/Gone.tsx does not exist.',
    ],
    [
      'files that do not import each other',
      [`${NUMBERS} |`, `${CALLS} |`],
      'Neither of buyer-app/src/features/add/AddNumbers.tsx and server/src/features/shipments/addingCalls.ts imports the other.',
    ],
    [
      'a file that does not wire what it is said to',
      [`${NUMBERS} | in ${DIALOG}`, `${CALLS} |`],
      'app-kit/src/add/AddDialog.tsx does not link buyer-app/src/features/add/AddNumbers.tsx and server/src/features/shipments/addingCalls.ts.',
    ],
    ['a link of another kind', [`${DIALOG} | somehow`, `${FORM} |`], '"somehow" is no kind of link.'],
    [
      'a last row with a link',
      [`${DIALOG} |`, `${FORM} | over HTTP`],
      'app-kit/src/add/AddForm.tsx is the last and leads nowhere.',
    ],
  ])('may not have %s', (_what, rows, fault) => {
    expect(made(...rows)).toEqual([fault]);
  });

  it('may not name more files than a reader follows', () => {
    const files = globSync('contract/src/**/*.ts', { cwd: root }).slice(0, MAX_FILES + 1);
    expect(made(...files.map((file, index) => `\`${file}\` | ${index < MAX_FILES ? 'by event' : ''}`))).toEqual([
      `${MAX_FILES + 1} files are more than ${MAX_FILES}.`,
    ]);
  });
});

const SKIPPED = ['node_modules', 'dist', '.data', '.git'];
const files = globSync(['**/*', '.*'], { cwd: root, exclude: (path) => SKIPPED.includes(basename(path)) });
/** Files and folders by the ends of their paths: documents leave out a beginning that is clear. */
const ends = new Set(
  files.flatMap((file) => file.split('/').map((_part, index, parts) => parts.slice(index).join('/'))),
);
const topFolders = files.filter((file) => !file.includes('/') && files.some((other) => other.startsWith(`${file}/`)));

/** What a build or a command makes, and the page of add-a-page.md that is yet to be added. */
const NOT_KEPT = /^dist\/|^manifest\.json$|^headers\.json$|returns(\.tsx|\/\[id\]\.tsx)$/;
const FILE = /^[\w.@[\]/-]+\.(ts|tsx|mjs|cjs|css|md|json)$/;
const FOLDER = /^[\w.@/-]+\/[\w.@-]*$/;

function isPath(code: string): boolean {
  if (code.startsWith('/') || NOT_KEPT.test(code)) return false;
  const isFolder = FOLDER.test(code) && [...topFolders, 'features'].includes(code.slice(0, code.indexOf('/')));
  return FILE.test(code) || isFolder;
}

/** Without blocks, which hold commands and what they print. */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].map((document) => {
  const text = read(document).replace(/^```.*?^```/gms, '');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return { document, text, codes };
});

describe('documents', () => {
  it('name files and folders that are there', () => {
    const wrong = documents.map(({ document, codes }) => ({
      document,
      missing: codes.filter((code) => isPath(code) && !ends.has(code.replace(/\/$/, ''))),
    }));
    expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('link to what is there', () => {
    const wrong = documents.map(({ document, text }) => ({
      document,
      missing: [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => join(dirname(document), link))
        .filter((target) => !files.includes(target)),
    }));
    expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('name scripts that there are', () => {
    const packages = globSync(['package.json', '*/package.json'], { cwd: root });
    const scripts = packages.flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {}));
    const wrong = documents.map(({ document, codes }) => ({
      document,
      missing: codes
        .flatMap((code) => /^npm run (?:-s )?([\w:]+)/.exec(code)?.[1] ?? [])
        .filter((name) => !scripts.includes(name)),
    }));
    expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });
});
