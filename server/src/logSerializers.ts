import type { FastifyRequest } from 'fastify';

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** What log lines hold of requests and errors: neither the secret of a link nor a value of a query. */
export const logSerializers = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none', ip }),
  err: serializeError,
};

function serializeError({ name, message, stack = '', ...error }: Error & { code?: unknown }): LoggedError {
  const safe = withoutParams(message);
  const { cause } = error;
  return {
    type: name,
    message: safe,
    stack: stack.replace(message, () => safe),
    ...(error.code !== undefined && { code: error.code }),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

/** Drizzle ends what it says of a failed query with the query's values. */
function withoutParams(message: string): string {
  const params = message.indexOf('\nparams:');
  return params < 0 ? message : message.slice(0, params);
}
