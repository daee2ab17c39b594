import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';

/** A file that arrives more slowly is refused: it keeps others waiting. In ms. */
const TIMEOUT_MS = 120_000;

/** Passes a body on unread: a route that admits few at a time reads it once it is admitted. */
export function leaveUnread(_request: unknown, payload: IncomingMessage, done: (error: null, body: unknown) => void) {
  done(null, payload);
}

/** @throws before anything is read if the request declares a larger body */
export function checkLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}

/** The whole body, with a limit on its bytes in memory. */
export async function readBody(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => body.destroy(), TIMEOUT_MS);
  try {
    // Left open if it ends early, so that the refusal still reaches the sender.
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      size += part.length;
      if (size > maxBytes) break;
      parts.push(part);
    }
  } catch {
    throw Object.assign(new Error('The body did not arrive.'), { statusCode: 400 });
  } finally {
    clearTimeout(timer);
  }
  if (size > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return Buffer.concat(parts);
}
