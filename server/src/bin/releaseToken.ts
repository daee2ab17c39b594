import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNELS } from '@tracking-console/contract/releases/releases';
import { TOKEN_FILE, VERBS } from '@tracking-console/contract/releases/releaseTokens';
import type { Services } from '../services.ts';
import { prepareDataFolder, readPrivateFile } from './dataFolder.ts';

/** The name in the ledger for the demo token's changes. */
const HOLDER = 'release@example.com';
const DAYS = 30;

/** Stores a token for `npm run release` on this machine, readable only by the user who started the console. */
export async function leaveReleaseToken({ releaseTokens, users, configuration }: Services): Promise<void> {
  const file = join(configuration.dataDir, TOKEN_FILE);
  const known = readKnown(file);
  const found = known === '' ? null : await releaseTokens.use(known);
  // A token of an earlier version of the console may have fewer rights than there are now.
  if (found && VERBS.every((verb) => found.verbs.includes(verb))) return;
  if (!canBeWritten(configuration.dataDir)) {
    console.log(`  ${configuration.dataDir} cannot be written to: no token for npm run release is left there`);
    return;
  }
  const requested = { name: 'terminal', channels: [...CHANNELS], verbs: [...VERBS], days: DAYS };
  const holder = await users.findByEmail(HOLDER);
  const { token } = await releaseTokens.create({ name: HOLDER, gid: holder?.gid ?? null }, requested);
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** The token an earlier start has left. */
const readKnown = (file: string) => (existsSync(file) ? readPrivateFile(file).trim() : '');

/** With a database elsewhere the folder may not have been needed yet. */
function canBeWritten(folder: string): boolean {
  try {
    prepareDataFolder(folder);
    return true;
  } catch {
    return false;
  }
}
