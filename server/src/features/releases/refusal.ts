import type { CheckFinding, ReleaseProblem } from '@tracking-console/contract/releases';

/** What a service answers instead of doing it. */
export interface Refused {
  problem: ReleaseProblem;
}

export const PROBLEM_STATUS = {
  invalid: 400,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  published: 409,
  preconditionRequired: 428,
  preconditionFailed: 412,
  keyReused: 422,
  checksFailed: 422,
  needsSecondPerson: 403,
  unavailable: 503,
} satisfies Record<ReleaseProblem['type'], number>;

export function refused(type: ReleaseProblem['type'], detail: string, findings?: CheckFinding[]): Refused {
  return { problem: { type, status: PROBLEM_STATUS[type], detail, ...(findings && { findings }) } };
}

export function isRefused(outcome: object): outcome is Refused {
  return 'problem' in outcome;
}
