/** Connection refused, reset, or ended by PostgreSQL while it starts, stops or has no connection free. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53300|57P0)/;
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether an error, or what caused it, means that the database does not answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (CODES.test(code) || MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}
