/** Connection refused, reset, or ended by PostgreSQL while it starts, stops or has no connection free. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53300|57P0)/;
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** What an AggregateError gathers: one failure for each address of a host. */
  errors?: unknown;
}

/** Whether an error, or what caused it, means that the database does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors }: Failure = error;
  if (CODES.test(String(code)) || MESSAGES.test(String(message))) return true;
  return isDatabaseAway(cause) || (Array.isArray(errors) && errors.some(isDatabaseAway));
}
