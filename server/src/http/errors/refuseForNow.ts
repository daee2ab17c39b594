import { CODE } from '@tracking-console/contract/calls/envelope';
import type { FastifyReply } from 'fastify';
import { refusal } from '../calls/envelope.ts';

/** HTTP 429 with Retry-After: guessing is slowed down. */
export function refuseForNow(reply: FastifyReply, seconds: number) {
  reply.code(429).header('retry-after', String(seconds));
  return reply.send(refusal(CODE.failed, `Too many attempts: try again in ${seconds} seconds.`));
}
