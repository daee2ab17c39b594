import { TAB_HEADER } from '@tracking-console/contract/page/live';
import type { FastifyRequest } from 'fastify';

const TAB = /^[\w-]{1,40}$/;

/** The tab a call names; empty if it names none, or none that a page of ours sends. */
export function tabOf({ headers }: FastifyRequest): { tab?: string } {
  const tab = headers[TAB_HEADER];
  return typeof tab === 'string' && TAB.test(tab) ? { tab } : {};
}
