import type { FastifyRequest } from 'fastify';
import { describeError } from './http/errors/describeError.ts';

/** Logs requests and errors without the secret of a link or a value of a query. */
export const logSerializers = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none', ip }),
  err: (error: unknown) => describeError(error),
};
