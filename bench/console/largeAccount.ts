import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SEED = join(import.meta.dirname, '../../server/src/bin/seedLarge.mjs');

/** Gives the account that is signed in as many shipments, in the database of a console that runs. */
export async function fillAccount(dataFolder: string, shipments: number): Promise<void> {
  const child = spawn(process.execPath, [SEED, '--shipments', String(shipments)], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Adding ${shipments} shipments ended with ${code}.`);
}
