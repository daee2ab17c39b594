/** Why an application does not run; each reason has its own text on the card. */
export type FailureReason =
  | 'unreachable'
  | 'status'
  | 'notAModule'
  | 'damaged'
  | 'incompatible'
  | 'late'
  | 'mount'
  | 'mountLate'
  // It was mounted, and reports that it has been removed.
  | 'crashed'
  | 'loop'
  // Only reported: an application that is leaving has no card.
  | 'unmount'
  | 'tooOften';

export class ApplicationFailure extends Error {
  override name = 'ApplicationFailure';
  readonly reason: FailureReason;
  /** Its name, as soon as it is known. */
  application?: string;
  /** The missing file, in webpack's field name, when the server no longer has it. */
  request?: string;
  /** Shown to the customer and sent to the reporter, so that support finds one by the other. */
  readonly reference = crypto.randomUUID().slice(0, 8);

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** What was thrown, as a failure of an application. */
export const asFailure = (cause: unknown, reason: FailureReason = 'mount') =>
  cause instanceof ApplicationFailure
    ? cause
    : new ApplicationFailure(reason, cause instanceof Error ? cause.message : String(cause), cause);

/** Sends a failure to the reporter under the application's name. */
export function reportFailure(failure: ApplicationFailure, application: string, reportBug: (error: unknown) => void) {
  failure.application = application;
  reportBug(failure);
}
