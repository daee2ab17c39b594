import type { FastifyRequest } from 'fastify';
import { describeError } from './http/errors/describeError.ts';

/** What log lines hold of requests and errors: neither the secret of a link nor a value of a query. */
export const logSerializers = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none', ip }),
  err: (error: unknown) => describeError(error),
};
