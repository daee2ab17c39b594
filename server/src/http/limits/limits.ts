import { CODE } from '@tracking-console/contract/calls/envelope';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { App } from '../app.ts';
import { refusalFor } from '../calls/envelope.ts';

/** Times in milliseconds. */
export interface LimitRule {
  /** Begins the keys of this limit. */
  name: string;
  /** Calls at once. */
  calls: number;
  /** The time in which the calls are forgotten, one after another. */
  window: number;
}

interface Services {
  /** Answers with the milliseconds to wait; 0: go ahead. */
  limits: Record<'take' | 'takeOf', (who: string, rule: LimitRule) => Promise<number>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often a customer, or the address of a stranger, may call the route. Every change a stranger may cause has one. */
    limit?: LimitRule & {
      /** The answer instead of the envelope. */
      answer?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
    };
  }
}

/** Refuses callers that call a route more often than its `limit` allows. */
export function installLimits(app: App, { limits }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (!limit) return;
    const { session, ip } = request;
    const wait = await (session ? limits.take(session.gid, limit) : limits.takeOf(ip, limit));
    if (wait === 0) return;
    const seconds = Math.ceil(wait / SECOND);
    reply.code(429).header('retry-after', String(seconds));
    if (limit.answer) return limit.answer(request, reply);
    return reply.send(refusalFor(request, CODE.failed, `Too many calls: try again in ${seconds} seconds.`));
  });
}
