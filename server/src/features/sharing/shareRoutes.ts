import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { supportedLanguage } from '@tracking-console/contract/languages';
import type { FastifyReply } from 'fastify';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { Services } from '../../services.ts';
import { createRateLimiter } from '../tracking/rateLimiter.ts';
import { endedPage, sharePage } from './sharePage.ts';

const MINUTE = 60_000;
/** Of one address. A person opens a few; whoever tries tokens gets nowhere. */
const OPENINGS = 60;

/** The page behind a link: one shipment, for whoever has the link. Nothing about who shared it. */
export const shareRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { sharing, now, configuration } = services;
  const limiter = createRateLimiter(OPENINGS, MINUTE, () => now().getTime());

  app.get<{ Params: { token: string }; Querystring: { language?: string } }>(
    '/share/:token',
    // The address is the secret: it stays out of the log.
    { config: { session: false }, logLevel: 'silent' },
    async (request, reply) => {
      const language = supportedLanguage(String(request.query.language ?? '')) ?? requestLanguage(request);
      const site = { texts: textsOf(language), brand: configuration.brand };
      const wait = limiter.take(request.ip);
      if (wait > 0) {
        reply.code(429).header('retry-after', String(Math.ceil(wait / 1000)));
        return sendPage(reply, endedPage('busy', site));
      }
      const details = await sharing.open(request.params.token);
      if (!details) return sendPage(reply.code(404), endedPage('ended', site));
      return sendPage(reply, sharePage(details, site));
    },
  );
};

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}
