import { randomBytes } from 'node:crypto';

/** The token that makes a link's address impossible to guess: 192 random bits, base64url. */
export const newLinkToken = () => randomBytes(24).toString('base64url');
