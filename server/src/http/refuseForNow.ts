import { CODE } from '@tracking-console/contract/envelope';
import type { FastifyReply } from 'fastify';
import { refusal } from './envelope.ts';

/** HTTP 429 with Retry-After: guessing is slowed down. */
export function refuseForNow(reply: FastifyReply, seconds: number) {
  reply.code(429).header('retry-after', String(seconds));
  return reply.send(refusal(CODE.failed, `Too many attempts: try again in ${seconds} seconds.`));
}
