import { ZONE_COOKIE } from '@tracking-console/contract/serverContent';
import type { FastifyRequest } from 'fastify';

const NAME = /^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/;

/** The zone the browser has told of itself, by the name Intl knows it by; UTC on the first visit. */
export function requestZone({ cookies }: Pick<FastifyRequest, 'cookies'>): string {
  const told = cookies[ZONE_COOKIE] ?? '';
  if (!NAME.test(told)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
