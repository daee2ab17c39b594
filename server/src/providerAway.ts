/**
 * A provider that a call needs does not answer: nothing was changed, and the call can be sent again. http/errors/failure.ts
 * answers 503 with it.
 */
export class ProviderAway extends Error {
  /** The code in the call's envelope. */
  readonly code: number;

  /** @param cause for the log, if it was not reported yet */
  constructor(code: number, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}
