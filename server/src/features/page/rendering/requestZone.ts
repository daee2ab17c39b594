import { ZONE_COOKIE } from '@tracking-console/contract/page/serverContent';
import type { FastifyRequest } from 'fastify';

const NAME = /^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/;

/** The time zone that the browser reports, by its name in Intl; UTC on the first visit. */
export function requestZone({ cookies }: Pick<FastifyRequest, 'cookies'>): string {
  const timeZone = cookies[ZONE_COOKIE] ?? '';
  if (!NAME.test(timeZone)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
