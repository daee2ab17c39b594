import type { FastifyReply, FastifyRequest } from 'fastify';

/** The sign-in page's message about the step before, shown once. */
const NOTICES = [
  'signedOut',
  'passwordChanged',
  'registered',
  'deletionRequested',
  'socialUnknown',
  'socialCancelled',
  'socialRefused',
  'socialUnreachable',
] as const;
export type Notice = (typeof NOTICES)[number];

const COOKIE = 'notice';
const ATTRIBUTES = { path: '/user', httpOnly: true, secure: true, sameSite: 'lax' } as const;
/** Seconds: long enough to reach the sign-in page. */
const LIFE_TIME_S = 60;

export function leaveNotice(reply: FastifyReply, notice: Notice): void {
  reply.setCookie(COOKIE, notice, { ...ATTRIBUTES, maxAge: LIFE_TIME_S });
}

export function takeNotice(request: FastifyRequest, reply: FastifyReply): Notice | undefined {
  const notice = NOTICES.find((one) => one === request.cookies[COOKIE]);
  if (notice) reply.clearCookie(COOKIE, ATTRIBUTES);
  return notice;
}
