import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNELS } from '@tracking-console/contract/releases';
import { VERBS } from '@tracking-console/contract/releaseTokens';
import type { Services } from '../../server/src/services.ts';
import { TOKEN_FILE } from '../release/destination.ts';

/** Whose name the ledger shows for what the demo's token does. */
const HOLDER = 'release@example.com';
const DAYS = 30;

/** Leaves a token for `npm run release` on this machine, readable by whoever started the console alone. */
export async function leaveReleaseToken({ releaseTokens, configuration }: Services): Promise<void> {
  const file = join(configuration.dataDir, TOKEN_FILE);
  const known = readKnown(file);
  const found = known === '' ? null : await releaseTokens.use(known);
  // One of an earlier version of the console may be good for less than there is now.
  if (found && VERBS.every((verb) => found.verbs.includes(verb))) return;
  const wish = { name: 'terminal', channels: [...CHANNELS], verbs: [...VERBS], days: DAYS };
  const { token } = await releaseTokens.create(HOLDER, wish);
  // With a database elsewhere nobody may have needed the folder yet.
  mkdirSync(configuration.dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** The token an earlier start has left; a file that was copied may have become readable by others. */
function readKnown(file: string): string {
  if (!existsSync(file)) return '';
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
