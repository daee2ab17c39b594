import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../modules.mjs';
import type { Destination } from './callServer.ts';
import { Refusal } from './refusal.ts';

/** Where `npm start` leaves the token of its demo, readable by whoever started it. */
export const TOKEN_FILE = 'release-token';

/** RELEASE_URL and RELEASE_TOKEN, else the console and the token of `npm start` on this machine. */
export function destination(environment: Record<string, string | undefined>): Destination {
  const port = environment.PORT ?? '9000';
  const url = environment.RELEASE_URL || `http://localhost:${port}`;
  if (!URL.canParse(url))
    throw new Refusal(`RELEASE_URL is "${url}" but must be an address such as http://localhost:9000.`);
  const file = join(environment.DATA_DIR ?? join(root, '.data'), TOKEN_FILE);
  const token = environment.RELEASE_TOKEN || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (token === '')
    throw new Refusal(`No token: set RELEASE_TOKEN, or start the console with npm start, which leaves one in ${file}.`);
  return { url, token };
}
