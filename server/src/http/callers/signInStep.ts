import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = '__Host-step';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/**
 * Between the password and the code: whose sign-in it is. It opens nothing by itself. Lax, because whoever comes back from
 * another site's sign-in must be known on the next page.
 */
export function setStepCookie(reply: FastifyReply, token: string, lifeTime: number): void {
  reply.setCookie(COOKIE, token, { ...ATTRIBUTES, maxAge: lifeTime / 1000 });
}

export const stepOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function clearStepCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, ATTRIBUTES);
}
