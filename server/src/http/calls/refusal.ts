/** The reason of a refusal: a value that services return and calls answer with. */
export class Refusal {
  readonly kind = 'refused';
  readonly code: number;
  readonly message: string;
  /** Further values for the page, such as the refused field. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    this.code = code;
    this.message = message;
    this.data = data;
  }
}

export const refuse = (code: number, message: string, data: unknown = null) => new Refusal(code, message, data);

/** The value, for callers that cannot go on without it. @throws RolledBack if it is refused */
export function accepted<Value>(outcome: Value | Refusal): Value {
  if (outcome instanceof Refusal) throw new RolledBack(outcome);
  return outcome;
}

/** Thrown in a transaction, which it rolls back: the call is answered with the refusal. */
export class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
