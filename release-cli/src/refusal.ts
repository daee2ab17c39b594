import type { ReleaseProblem } from '@tracking-console/contract/releases/releases';

/** Exit codes of a command that failed; success is 0. */
export const EXIT = { failed: 1, checksFailed: 2, conflict: 3 } as const;

/** Why a command did nothing: a sentence for people, an exit code for programs. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly exit: number;
  readonly problem: ReleaseProblem | undefined;

  constructor(message: string, exit: number = EXIT.failed, problem?: ReleaseProblem) {
    super(message);
    this.exit = exit;
    this.problem = problem;
  }
}

const CONFLICTS: readonly ReleaseProblem['type'][] = ['published', 'preconditionFailed', 'keyReused'];

/** A refusal by the server, with the exit code that shows a script whether retrying makes sense. */
export function refusalOf(problem: ReleaseProblem): Refusal {
  const { type, detail, findings = [] } = problem;
  const lines = findings.map(
    ({ check, module, where, message }) => `  ${[check, module, where].filter(Boolean).join(' · ')}: ${message}`,
  );
  const exit = type === 'checksFailed' ? EXIT.checksFailed : CONFLICTS.includes(type) ? EXIT.conflict : EXIT.failed;
  return new Refusal([detail, ...lines].join('\n'), exit, problem);
}
