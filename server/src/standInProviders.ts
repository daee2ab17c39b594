import type { SocialProvider } from './socialProvidersFile.ts';

/** First segment of the addresses of the demo's stand-ins. */
export const STAND_IN_ROOT = '/demo-provider';
const NAMES = { one: 'Provider one', two: 'Provider two' };

/** OpenID Connect providers of the demo itself. Their secrets protect nothing: anyone may sign in as any person. */
export function standInProviders(origin: string): SocialProvider[] {
  return Object.entries(NAMES).map(([key, name]) => ({
    key,
    name,
    issuer: `${origin}${STAND_IN_ROOT}/${key}`,
    client_id: 'tracking-console',
    client_secret: `stand-in-${key}`,
  }));
}

export const isStandIn = ({ issuer }: SocialProvider): boolean => new URL(issuer).pathname.startsWith(STAND_IN_ROOT);
