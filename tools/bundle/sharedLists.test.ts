import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const LISTS: Record<string, string> = {
  'react-router-dom': 'reactRouter.ts',
  '@reduxjs/toolkit': 'toolkit.ts',
  '@reduxjs/toolkit/query/react': 'toolkitQuery.ts',
  'react-redux': 'reactRedux.ts',
  'react-i18next': 'reactI18next.ts',
  'redux-saga': 'reduxSaga.ts',
  'redux-saga/effects': 'sagaEffects.ts',
};
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

function provided(file: string): string[] {
  const text = readFileSync(join(root, 'shared-dependencies/src', file), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => words(list));
}

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

it.each(Object.entries(LISTS))('shared-dependencies provides every name our modules use of %s', (library, file) => {
  const names = used(library);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !provided(file).includes(name))).toEqual([]);
});
