import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importName, moduleNames, modules, packagesOf, publicFolder, root } from './modules.ts';
import { pinsOf, releaseOf } from './release.ts';
import { sharedNames } from './sharedNames.ts';

const described = (integrity: string) => ({ integrity, bytes: 1, brotli: 1 });

const release = releaseOf([
  {
    url: '/app/shared/1.0.90/',
    imports: { react: 'shared.aaaaaaaaaaaa.js#react', 'react/jsx-runtime': 'shared.aaaaaaaaaaaa.js#react/jsx-runtime' },
    files: { 'shared.aaaaaaaaaaaa.js': described('sha384-shared') },
  },
  {
    url: '/app/buyer/1.0.91/',
    imports: { '@tracking-console/buyer-app': 'buyer-app.bbbbbbbbbbbb.js' },
    files: { '139.cccccccccccc.js': described('sha384-chunk'), 'buyer-app.bbbbbbbbbbbb.js': described('sha384-buyer') },
  },
]);

it('RL-10 the release of a build names every file, chunks included, with its integrity', () => {
  expect(release).toEqual({
    imports: {
      react: '/app/shared/1.0.90/shared.aaaaaaaaaaaa.js#react',
      'react/jsx-runtime': '/app/shared/1.0.90/shared.aaaaaaaaaaaa.js#react/jsx-runtime',
      '@tracking-console/buyer-app': '/app/buyer/1.0.91/buyer-app.bbbbbbbbbbbb.js',
    },
    integrity: {
      '/app/shared/1.0.90/shared.aaaaaaaaaaaa.js': 'sha384-shared',
      '/app/buyer/1.0.91/139.cccccccccccc.js': 'sha384-chunk',
      '/app/buyer/1.0.91/buyer-app.bbbbbbbbbbbb.js': 'sha384-buyer',
    },
  });
});

it('RL-10 its pins name versions and no file, so that only a version changes them', () => {
  expect(pinsOf(release)).toEqual({
    imports: {
      react: '/app/shared/1.0.90/#react',
      'react/jsx-runtime': '/app/shared/1.0.90/#react/jsx-runtime',
      '@tracking-console/buyer-app': '/app/buyer/1.0.91/',
    },
  });
});

it('RL-10 importmap.json pins each module at the version of its package', () => {
  const expected = moduleNames.flatMap((name) => {
    const fragments = modules[name].kind === 'shared' ? sharedNames : packagesOf(name).slice(1).map(importName);
    const own = modules[name].kind === 'shared' ? [] : [[importName(name), publicFolder(name)]];
    return [...own, ...fragments.map((fragment) => [fragment, `${publicFolder(name)}#${fragment}`])];
  });
  const { imports } = JSON.parse(readFileSync(join(root, 'importmap.json'), 'utf8'));
  expect(imports).toEqual(Object.fromEntries(expected));
});
