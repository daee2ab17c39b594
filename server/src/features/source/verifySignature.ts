import { isUtf8 } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { signatureHeaders } from '../webhooks/delivery/signBody.ts';

/** How far the sender's clock may be from ours. */
const TOLERANCE = 5 * MINUTE;

export interface Signature {
  sign: string;
  id: string;
  timestamp: string;
  /** Standard Webhooks' signatures, separated by spaces. */
  signature: string;
}

/**
 * Whether one of the secrets signed exactly these bytes. If Standard Webhooks' headers are there they decide, because
 * they cover the event's id and its time as well; for a provider without them the wire's own `sign` decides.
 */
export function isSigned(body: Buffer, given: Signature, secrets: readonly string[], now: Date): boolean {
  if (!isUtf8(body)) return false;
  const time = new Date(Number(given.timestamp) * 1_000);
  const isStandard = given.signature !== '';
  if (isStandard && !(Math.abs(now.getTime() - time.getTime()) <= TOLERANCE)) return false;
  const signed = { eventKey: given.id, body: body.toString('utf8'), time: isStandard ? time : now };
  return secrets.some((secret) => {
    const expected = signatureHeaders(signed, [secret]);
    if (!isStandard) return isEqual(given.sign.toLowerCase(), expected.sign ?? '');
    return given.signature.split(' ').some((one) => isEqual(one, expected['webhook-signature'] ?? ''));
  });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
