import type { ChannelName } from '@tracking-console/contract/releases/releases';
import type { Release } from '../releases/modules/importMaps.ts';
import { type BuiltFiles, createBuiltFilesReader } from './builtFiles.ts';

/** A release and what the page takes from its files. */
interface Shown {
  release: Release;
  files: BuiltFiles;
}

/** While files of a channel's release are damaged or missing, its pages show the last one with intact files. */
export function createShowing(distDir: string, onProblem: (message: string) => void) {
  const read = createBuiltFilesReader(distDir);
  const lastGood = new Map<ChannelName, Shown>();
  let lastMessage = '';

  function report(message: string) {
    if (message !== lastMessage) onProblem(message);
    lastMessage = message;
  }

  return {
    /** null: no release of the channel could be served yet. */
    ofChannel(channel: ChannelName, release: Release): Shown | null {
      try {
        const shown = { release, files: read(release) };
        lastGood.set(channel, shown);
        return shown;
      } catch (error) {
        report(`The release ${release.id} cannot be shown, the last one is: ${error}`);
        return lastGood.get(channel) ?? null;
      }
    },
    /** @throws if it cannot be rendered: this release has no substitute */
    exactly: (release: Release): Shown => ({ release, files: read(release) }),
  };
}
