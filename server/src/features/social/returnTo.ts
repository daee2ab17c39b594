import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import type { SocialProvider } from '../../socialProvidersFile.ts';

/** The address a provider sends the customer back to: at the origin they came from, whose cookies they have. */
export function returnTo(
  { protocol, host }: FastifyRequest,
  { origins, mailOrigin }: Configuration,
  { key }: SocialProvider,
): string {
  const own = origins.find((origin) => origin === `${protocol}://${host}`) ?? mailOrigin;
  return `${own}/user/social/${key}/callback`;
}
