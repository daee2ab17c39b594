import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; memory in KiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), PARAMETERS);
}

/** An unknown account (null) costs the same time as a wrong password. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return matches && passwordHash !== null;
}

/** Hashed with other parameters than today's: hash it again while the password is at hand. */
export function isOutdated(passwordHash: string): boolean {
  return !CURRENT.test(passwordHash);
}

/** A hash that belongs to nobody; its password was thrown away. */
const nobody = hashPassword(crypto.randomUUID());
