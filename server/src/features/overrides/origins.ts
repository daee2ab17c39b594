import { LOCAL_ORIGIN } from '@tracking-console/contract/releases/overrides';

/** A developer's own machine on any port, and the origins the deployment allows. */
export function allowedOrigins({ overrideOrigins }: { overrideOrigins: readonly string[] }): string[] {
  return [LOCAL_ORIGIN, ...overrideOrigins];
}

export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || /^http:\/\/localhost:\d+$/.test(origin);
}
