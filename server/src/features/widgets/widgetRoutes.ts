import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/** The demo's stand-in for a support chat, which a deployment replaces by its own. */
export const widgetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const script = readFileSync(join(import.meta.dirname, 'static/chat.js'));
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;
  app.get('/site/widgets/chat.js', { config: { session: false } }, async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
};
