/** The states of an application; only these moves exist. */
export type State =
  | { name: 'created' }
  | { name: 'loading' }
  | { name: 'load_failed'; cause: ApplicationFailure }
  | { name: 'before_mount' }
  | { name: 'mounting' }
  | { name: 'mounted'; visibility: Visible }
  | { name: 'unmount' };

export type Visible = 'shown' | 'hidden';
export type StateName = State['name'];

const NEXT: Record<StateName, readonly StateName[]> = {
  created: ['loading'],
  loading: ['before_mount', 'load_failed', 'unmount'],
  load_failed: ['loading', 'unmount'],
  before_mount: ['mounting', 'load_failed', 'unmount'],
  mounting: ['mounted', 'load_failed', 'unmount'],
  // It failed later, such as by a loop of addresses.
  mounted: ['load_failed', 'unmount'],
  unmount: [],
};

/** @throws when the runtime itself goes astray */
export function checkMove(from: StateName, to: StateName): void {
  if (!NEXT[from].includes(to)) throw new Error(`An application cannot go from ${from} to ${to}.`);
}

/** Why an application does not stand; each has its own words on the card. */
export type FailureReason =
  | 'unreachable'
  | 'status'
  | 'notAModule'
  | 'damaged'
  | 'incompatible'
  | 'late'
  | 'mount'
  | 'mountLate'
  // It stood, and says itself that nothing of it is left.
  | 'crashed'
  | 'loop'
  // Told to the reporter alone: nobody looks at what is leaving.
  | 'unmount'
  | 'tooOften';

export class ApplicationFailure extends Error {
  override name = 'ApplicationFailure';
  readonly reason: FailureReason;
  /** Its name, as soon as it is known. */
  application?: string;
  /** The missing file, in webpack's field name, when the server no longer has it. */
  request?: string;
  /** Told to the customer and to the reporter, so that support finds one by the other. */
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
