import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { Configuration } from '../../config.ts';
import type { App } from '../../http/app.ts';
import { describeFileHeaders } from '../../http/headers/headers.ts';

/** Files whose name carries a hash of their content, and versioned tools: they never change. */
const IMMUTABLE = /\.[0-9a-f]{12}\.(js|json)$|\/tools\/\d/;

const YEAR = 31_536_000;

/** Built modules and language bundles under /app. An unknown file is 404, never the HTML page. */
export async function addAssetRoutes(app: App, { distDir }: Configuration): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, session: false };
    });
    await scope.register(serveStatic, {
      root: join(distDir, 'app'),
      prefix: '/app/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      // The name changes with the content.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        const file = path.replace(/\.(br|gz)$/, '');
        describeFileHeaders(reply);
        reply.header('cache-control', IMMUTABLE.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  });
}
