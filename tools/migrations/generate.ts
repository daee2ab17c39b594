// `npm run migration -w server -- <name>`: writes the migration for what was changed in the tables, keeps the newest snapshot
// alone, and prints what is left to look at.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/modules.ts';
import { contractions } from './contractions.ts';

const server = join(root, 'server');
const folder = join(server, 'migrations');
const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what the migration does, in small letters: npm run migration -w server -- add_color');
  process.exit(1);
}

const before = sqlFiles();
const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(process.execPath, [kit, 'generate', '--name', name], { cwd: server, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const [file] = sqlFiles().filter((each) => !before.includes(each));
if (file) {
  keepNewestSnapshot();
  printFaults(file);
}

function sqlFiles(): string[] {
  return readdirSync(folder).filter((each) => each.endsWith('.sql'));
}

function keepNewestSnapshot() {
  const meta = join(folder, 'meta');
  const older = readdirSync(meta)
    .filter((each) => each.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1);
  for (const each of older) rmSync(join(meta, each));
}

function printFaults(file: string) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const faults = contractions(readFileSync(join(folder, file), 'utf8'), version);
  console.log(`\nRead server/migrations/${file}. It runs in one transaction, beside processes of the version before.`);
  if (faults.length === 0) return;
  console.log('The tests will refuse it (docs/decisions/0058-migrations-expand.md):');
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode = 1;
}
