import { DrizzleQueryError } from '../../drizzle.ts';

const MAX_CAUSES = 5;
/** PostgreSQL quotes the value it could not read; the names it quotes are in fields of their own. */
const QUOTED = /"[^"]*"|'[^']*'/g;
/** The fields of a PostgreSQL error to report; its detail, hint and context repeat values of the row. */
const REPORTED_FIELDS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

interface Described {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** The error in a sentence without any value of a query. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return `${messageOf(error.cause)} (${error.query})`;
  return isOfDatabase(error) ? error.message.replace(QUOTED, '…') : error.message;
}

/** The same for the log, with the place and the causes. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, cause } = error;
  const entries = REPORTED_FIELDS.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return {
    type: name,
    message: messageOf(error),
    ...Object.fromEntries(entries),
    // The first lines of a stack repeat the message.
    stack:
      error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n') ?? '',
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

/** node-pg's errors carry PostgreSQL's SQLSTATE and severity. */
function isOfDatabase(error: Error): boolean {
  return 'severity' in error && 'code' in error;
}
