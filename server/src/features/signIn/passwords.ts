import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../../fairQueue.ts';

/** argon2id is the library's default algorithm; memory in KiB. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/;
/** Each keeps a thread of libuv's four and 48 MB. An address takes turns with the others; its line holds what throttle.ts lets pass. */
export const PLACES = { atOnce: 2, atOncePerKey: 2, waiting: 100, waitingPerKey: 30, patience: 10_000 };
const hashing = createFairQueue(PLACES);
/** The key for hashes without a request. */
const OWN = '';

/** @param client the requesting address */
export function hashPassword(password: string, client = OWN): Promise<string> {
  return hashing.run(client, () => hash(password.normalize('NFC'), PARAMETERS));
}

/** An unknown account (null) and one without a password ('') cost the same time as a wrong password. */
export async function verifyPassword(passwordHash: string | null, password: string, client = OWN): Promise<boolean> {
  const known = passwordHash || (await nobody);
  const matches = await hashing.run(client, () => verify(known, password.normalize('NFC')));
  return matches && Boolean(passwordHash);
}

/** Hashed with other parameters than today's: hash it again while the password is at hand. */
export function isOutdated(passwordHash: string): boolean {
  return !CURRENT.test(passwordHash);
}

/** A dummy hash for unknown accounts; its password was thrown away. */
const nobody = hashPassword(crypto.randomUUID());
