import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Configuration } from '../../config.ts';
import type { App } from '../../http/app.ts';
import type { Metrics } from './metrics.ts';

interface Services {
  metrics: Metrics | null;
  configuration: Configuration;
}

const LIVE = 'text/event-stream';

/** Measures every request, where metrics are read at all. */
export function installMetrics(app: App, { metrics }: Pick<Services, 'metrics'>): void {
  if (!metrics) return;
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (String(reply.getHeader('content-type')).startsWith(LIVE)) return;
    // The route's pattern instead of the URL, which may contain a link's secret.
    metrics.requestEnded(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
}

/** For Prometheus. Without the token there is nothing at this address. */
export const metricsRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { metrics, configuration } = services;
  if (!metrics) return;
  app.get('/metrics', { config: { session: false } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${configuration.metricsToken}`))
      return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.read());
  });
};

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
