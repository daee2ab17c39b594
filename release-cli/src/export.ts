import { resolve } from 'node:path';
import type { ReleaseDetail } from '@tracking-console/contract/releases/releases';
import type { Command } from './command.ts';
import { findRelease } from './names.ts';
import { short } from './print.ts';
import { Refusal } from './refusal.ts';

export const exportCommand: Command = {
  usage: '<folder> [--release R]',
  about: 'writes page, map and modules for a file host; default: what production serves',
  async run({ words: [folder = ''], options: { release: wanted = 'production' }, call, environment }) {
    if (folder === '') throw new Refusal('Say where to: npm run release -- export <folder>.');
    // Half the server comes with these, which no other command needs.
    const [{ readConfiguration }, { exportRelease }, { staticPage }] = await Promise.all([
      import('../../server/src/config.ts'),
      import('./exportRelease.ts'),
      import('./staticPage.ts'),
    ]);
    const { id, map } = await call<ReleaseDetail>(`/releases/${await findRelease(call, wanted)}`);
    const configuration = readConfiguration({ ...environment });
    const to = resolve(folder);
    const release = { id, map };
    const page = staticPage(configuration, release);
    const files = await exportRelease({ release, page, from: configuration.distDir, to });
    return {
      json: { release: id, folder: to, files },
      text: `${to} holds release ${short(id)}, ${files.length} files.`,
    };
  },
};
