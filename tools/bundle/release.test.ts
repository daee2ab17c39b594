import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion, root } from './modules.ts';
import { pins, releaseOf } from './release.ts';

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

it('RL-10 importmap.json pins each module at the version of its package, and names no file', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'importmap.json'), 'utf8'));
  expect({ imports }).toEqual(pins());
  expect(imports).toMatchObject({
    react: `/app/shared/${packageVersion('shared-dependencies')}/#react`,
    '@tracking-console/buyer-app': `/app/buyer/${packageVersion('buyer-app')}/`,
    '@tracking-console/app-kit': `/app/ui/${packageVersion('ui')}/#@tracking-console/app-kit`,
  });
});
