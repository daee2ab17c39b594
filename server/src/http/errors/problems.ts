import type { ReleaseProblem } from '@tracking-console/contract/releases/releases';
import type { FastifyError, FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import { RecentCheckNeeded } from '../callers/recentCheck.ts';
import { failureOf } from './failure.ts';

type ProblemType = ReleaseProblem['type'];

export const PROBLEM_STATUS = {
  invalid: 400,
  notSignedIn: 401,
  notAllowed: 403,
  checkNeeded: 403,
  secondStepNeeded: 403,
  notFound: 404,
  published: 409,
  preconditionRequired: 428,
  preconditionFailed: 412,
  keyReused: 422,
  checksFailed: 422,
  needsSecondPerson: 403,
  unavailable: 503,
} satisfies Record<ReleaseProblem['type'], number>;

/** A refusal of the release API (RFC 9457). */
export function problem(reply: FastifyReply, type: ProblemType, detail: string, more: Partial<ReleaseProblem> = {}) {
  const body: ReleaseProblem = { type, status: PROBLEM_STATUS[type], detail, ...more };
  return reply.code(body.status).type('application/problem+json').send(body);
}

/** In the scope of the release API failures are sent as problems, too; their cause stays in the log. */
export function installProblems(app: Pick<App, 'setErrorHandler'>): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RecentCheckNeeded) return problem(reply, 'checkNeeded', error.message);
    const { status, message } = failureOf(error, request, reply);
    return problem(reply, status < 500 ? 'invalid' : 'unavailable', message, { status });
  });
}
