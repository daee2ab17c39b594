import { createHash } from 'node:crypto';

/** In hex. Of secrets: enough for random ones, which nobody can guess; passwords have argon2id. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
