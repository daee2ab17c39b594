import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_WORDS, NOT_RECOGNISED } from '../../server/src/features/releases/checks/sharedCopies.ts';
import { modules } from '../../shared-dependencies/src/index.ts';
import { root } from './modules.ts';
import { sharedFiles, sharedNames } from './sharedNames.ts';

const USERS = [
  'platform',
  'app-kit',
  'shell',
  'buyer-app',
  'api-app',
  'shared-account',
  'release-app',
  'developer-panel',
];

const words = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Values, not types, that our sources import from a library. */
function used(library: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${library}';`, 'g');
  const files = USERS.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|^server\.tsx$/.test(file)) // the server's bundle holds its own
      .map((file) => join(root, name, 'src', file)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, list = '']) => words(list)),
  );
  return [...new Set(found.filter((item) => !item.startsWith('type ')).map((item) => item.split(' as ')[0] ?? item))];
}

it('shared-dependencies provides every name our modules use of a library it provides in part', async () => {
  const libraries = await sharedFiles();
  expect(libraries).toMatchObject({
    'react-router-dom': join(root, 'shared-dependencies/src/reactRouter.ts'),
    'redux-saga/effects': join(root, 'shared-dependencies/src/sagaEffects.ts'),
  });
  const inPart = Object.entries(modules).filter(([library]) => library in libraries);
  for (const [library, provided] of inPart) {
    const names = used(library);
    expect(names.length).toBeGreaterThan(0);
    expect([library, names.filter((name) => !(name in provided))]).toEqual([library, []]);
  }
});

it('F-19 every shared library has a word that gives a second copy away, or a reason to have none', () => {
  const known = [...Object.keys(LIBRARY_WORDS), ...Object.keys(NOT_RECOGNISED)];
  expect(known.toSorted()).toEqual(sharedNames.toSorted());
});

it('F-19 no word stands for two libraries', () => {
  const all = Object.values(LIBRARY_WORDS);
  expect(new Set(all).size).toBe(all.length);
});
