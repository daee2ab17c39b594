import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = '__Host-step';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/**
 * Whose sign-in it is between the password and the code. It opens nothing by itself. Lax, because a user who returns
 * from another site's sign-in must be recognized on the next page.
 */
export function setStepCookie(reply: FastifyReply, token: string, lifeTime: number): void {
  reply.setCookie(COOKIE, token, { ...ATTRIBUTES, maxAge: lifeTime / 1000 });
}

export const stepOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function clearStepCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, ATTRIBUTES);
}
