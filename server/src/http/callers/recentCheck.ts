import { CHECK_MINUTES } from '@tracking-console/contract/account/securityConstants';
import type { RecentCheck } from '@tracking-console/contract/calls/recentCheck';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For each route that may change something: whether it needs a recent check of who is there. */
    recentCheck?: RecentCheck;
  }
  interface FastifyRequest {
    /**
     * For a route that needs it in some cases only.
     * @throws RecentCheckNeeded
     */
    requireRecentCheck: () => void;
  }
}

/** Leaves as a refusal with a code of its own: the caller reauthenticates and calls again. */
export class RecentCheckNeeded extends Error {
  override message = 'Confirm that it is you, then try again.';
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A session that was left open must not be enough to change how an account is signed in to, or where its data goes. A route
 * that does not declare whether it needs a recent check does not start.
 */
export function installRecentCheck(app: App, { now }: { now: () => Date }): void {
  app.decorateRequest('requireRecentCheck', function requireRecentCheck(this: FastifyRequest) {
    const { config, url } = this.routeOptions;
    if (!config.recentCheck || config.recentCheck === 'not needed')
      throw new Error(`${url} declares that it needs no recent check`);
    // A program, which has no session, proves itself by its token in each call.
    if (!this.session || now().getTime() - this.session.checkTime.getTime() <= CHECK_MINUTES * MINUTE) return;
    throw new RecentCheckNeeded();
  });
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    if (methods.every((method) => READS.includes(method))) return;
    const recentCheck = route.config?.recentCheck;
    if (!recentCheck) throw new Error(`${methods} ${route.url} does not say whether it needs a recent check`);
    if (recentCheck === 'needed') route.onRequest = withCheck(route.onRequest);
  });
}

/** Runs after the route's own hooks, which refuse strangers. */
const withCheck = (hooks: RouteOptions['onRequest']) => [
  ...[hooks ?? []].flat(),
  async (request: FastifyRequest) => request.requireRecentCheck(),
];
