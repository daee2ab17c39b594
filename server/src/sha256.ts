import { createHash } from 'node:crypto';

/** In hex. Enough for random secrets, which cannot be guessed; passwords have argon2id. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
