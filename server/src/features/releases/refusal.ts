import type { CheckFinding, ReleaseProblem } from '@tracking-console/contract/releases/releases';
import { PROBLEM_STATUS } from '../../http/errors/problems.ts';

/** A service's answer if it refuses. */
export interface Refused {
  problem: ReleaseProblem;
}

export function refused(type: ReleaseProblem['type'], detail: string, findings?: CheckFinding[]): Refused {
  return { problem: { type, status: PROBLEM_STATUS[type], detail, ...(findings && { findings }) } };
}

export function isRefused(outcome: object): outcome is Refused {
  return 'problem' in outcome;
}
