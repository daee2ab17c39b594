import { CODE } from '@tracking-console/contract/envelope';
import type { FastifyError } from 'fastify';
import type { App } from '../app.ts';
import { refusalFor } from './envelope.ts';

/** Every failure leaves in an envelope; what went wrong inside stays in the log. */
export function installErrorEnvelopes(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseAway(error)) {
      request.log.warn({ error: error.message }, 'the database does not answer');
      return reply
        .code(503)
        .header('retry-after', '2')
        .send(refusalFor(request, CODE.failed, UNAVAILABLE));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(refusalFor(request, CODE.failed, error.message));
    request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(refusalFor(request, CODE.failed, 'Something went wrong.'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refusalFor(request, CODE.failed, 'There is nothing at this address.')),
  );
}

const UNAVAILABLE = 'The service is not available at the moment.';

/** Connection refused, reset or ended by PostgreSQL while it starts, stops or has no connection free. */
const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53300|57P0)/;
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (AWAY.test(code) || AWAY_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
