import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sealer } from '../../sealing.ts';
import type { Secrets } from './openIdConnect.ts';

/** Between leaving for a provider and coming back. */
export interface SocialFlow extends Secrets {
  provider: string;
  /** The account that is to be connected; empty: it is a sign-in. */
  gid: string;
  /** The address to return to then. */
  gb: string;
}

const COOKIE = '__Host-social';
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
const CONTEXT = 'social flow';
const LIFE_TIME_MS = 10 * MINUTE;

interface Needed {
  sealer: Sealer;
  now: () => Date;
}

/** Kept in the customer's browser, encrypted, so that nothing is stored for customers who never come back. */
export function createSocialFlows({ sealer, now }: Needed) {
  return {
    keep(reply: FastifyReply, flow: SocialFlow): void {
      const content = JSON.stringify({ ...flow, until: now().getTime() + LIFE_TIME_MS });
      reply.setCookie(COOKIE, sealer.seal(content, CONTEXT), { ...ATTRIBUTES, maxAge: LIFE_TIME_MS / 1000 });
    },

    /** Works once, and ends the flow. null: there is none, or it has expired. */
    take(request: FastifyRequest, reply: FastifyReply): SocialFlow | null {
      const sealed = request.cookies[COOKIE];
      if (!sealed) return null;
      reply.clearCookie(COOKIE, ATTRIBUTES);
      try {
        const { until, ...flow } = JSON.parse(sealer.open(sealed, CONTEXT)) as SocialFlow & { until: number }; // as keep wrote it
        return until > now().getTime() ? flow : null;
      } catch {
        // Not sealed by us, or by a key that is no longer there.
        return null;
      }
    },
  };
}

export type SocialFlows = ReturnType<typeof createSocialFlows>;
