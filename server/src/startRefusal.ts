/** The program cannot start for a reason the person can mend: its message is one sentence and is printed without a stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
