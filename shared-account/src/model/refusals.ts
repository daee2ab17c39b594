import type { CallError, CallRequest } from '@tracking-console/platform';

/** Codes are negative; the HTTP statuses of requests refused before the call are not. */
export const STATUS = { invalid: 400, tooLarge: 413, tooOften: 429 } as const;

/** The name of an error's refusal in a table; undefined: another failure, which a toast shows. */
export function refusalNames<Name extends string>(table: Record<Name, number>) {
  const names = Object.keys(table) as Name[]; // its own keys
  return (error: unknown): Name | undefined => {
    const { code, status } = (error ?? {}) as Partial<CallError>; // what the base query fails with
    return names.find((name) => table[name] === code || table[name] === status);
  };
}

/** No toast for a refusal that the form or the card shows. */
export const silentIf = (...shown: readonly ((error: CallError) => unknown)[]) =>
  ({ silent: (error) => shown.some((read) => read(error) !== undefined) }) satisfies Partial<CallRequest>;

/** The page itself shows what could not be loaded. */
export const silentRead = { silent: true } satisfies Partial<CallRequest>;
