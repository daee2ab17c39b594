import { createHash, createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function createSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

export interface Signed {
  /** Stays the same in every attempt. */
  eventKey: string;
  body: string;
  time: Date;
}

/**
 * The headers that prove a body ours. `sign` is the wire's own; the others are those of Standard Webhooks.
 * @param secrets the valid ones, the newest last. `sign` has room for one: the oldest, which every receiver knows yet
 * @param signingValues those of the account's signing key, which `sign` is made with where there is one
 */
export function signatureHeaders(
  { eventKey, body, time }: Signed,
  secrets: readonly string[],
  signingValues: readonly string[] = [],
): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const content = `${eventKey}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  return {
    sign: createHash('sha256')
      .update(`${body}/${signingValues[0] ?? secrets[0]}`)
      .digest('hex'),
    'webhook-id': eventKey,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
