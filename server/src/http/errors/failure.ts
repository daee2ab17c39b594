import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { CODE } from '@tracking-console/contract/calls/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../../fairQueue.ts';
import { ProviderAway } from '../../providerAway.ts';
import { RecentCheckNeeded } from '../callers/recentCheck.ts';
import { isDatabaseAway, isDatabaseFull, isUnstorable } from './databaseAway.ts';
import { messageOf } from './describeError.ts';

/** Seconds after which to try again. */
const RETRY_AFTER_S = 5;

export interface Failure {
  /** HTTP status: below 500 the caller's mistake, from there on ours. */
  status: number;
  /** The code in the envelope. */
  code: number;
  /** For the caller. */
  message: string;
}

/** The part of an error that may be shown; the cause of one of ours stays in the log. */
export function failureOf(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Failure {
  if (error instanceof RecentCheckNeeded)
    return { status: 200, code: SECURITY_CODES.checkNeeded, message: error.message };
  if (error instanceof ProviderAway) {
    request.log.warn({ err: error }, 'a provider does not answer');
    reply.header('retry-after', String(RETRY_AFTER_S));
    return { status: 503, code: error.code, message: error.message };
  }
  return { code: CODE.failed, ...causeOf(error, request, reply) };
}

function causeOf(error: FastifyError, { log }: FastifyRequest, reply: FastifyReply): Omit<Failure, 'code'> {
  if (isDatabaseAway(error)) {
    log.warn({ cause: messageOf(error) }, 'the database does not answer');
    reply.header('retry-after', '2');
    return { status: 503, message: 'The service is not available at the moment.' };
  }
  if (error instanceof Busy) {
    reply.header('retry-after', String(RETRY_AFTER_S));
    return { status: error.busyWith === 'own' ? 429 : 503, message: error.message };
  }
  if (isDatabaseFull(error)) {
    log.error({ err: error }, 'the disk of the database is full');
    return { status: 507, message: 'The disk of the database is full: nothing can be written.' };
  }
  if (isUnstorable(error)) {
    log.warn({ err: error }, 'a value could not be stored');
    return { status: 400, message: 'A value cannot be stored.' };
  }
  const { statusCode: status = 500, message } = error;
  if (status < 500) return { status, message };
  log.error({ err: error }, 'a request failed');
  return { status, message: 'Something went wrong.' };
}
