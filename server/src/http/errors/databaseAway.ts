/** Connection refused, reset, or ended by PostgreSQL while it starts, stops or has no connection free. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53300|57P0)/;
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** PostgreSQL's code for a full disk. */
const DISK_FULL = /^53100$/;

/** A number, a time or a text that no type of PostgreSQL holds, or too long for an index: never a value of ours. */
const UNSTORABLE = /^(22003|22007|22008|22021|22P02|22P05|54000)$/;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** The errors of an AggregateError: one for each address of a host. */
  errors?: unknown;
}

/** Whether an error, or what caused it, means that the database does not answer. */
export const isDatabaseAway = (error: unknown): boolean =>
  hasCause(error, ({ code, message }) => CODES.test(String(code)) || MESSAGES.test(String(message)));

/** … that it has no room for the write. */
export const isDatabaseFull = (error: unknown): boolean => hasCause(error, ({ code }) => DISK_FULL.test(String(code)));

/** … that a value sent by a caller does not fit into its column. */
export const isUnstorable = (error: unknown): boolean => hasCause(error, ({ code }) => UNSTORABLE.test(String(code)));

function hasCause(error: unknown, matches: (failure: Failure) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const failure: Failure = error;
  if (matches(failure)) return true;
  const { cause, errors } = failure;
  return hasCause(cause, matches) || (Array.isArray(errors) && errors.some((each) => hasCause(each, matches)));
}
