import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Configuration } from '../../../config.ts';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import { textsOf } from '../../../documents/texts.ts';
import { answerPage } from '../unsubscribePage.ts';
import type { MailTrackingService } from './mailTracking.ts';

interface Services {
  mailTracking: MailTrackingService;
  configuration: Configuration;
}

interface Token {
  Params: { '*': string };
}

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
/** The token is the secret: it stays out of the log. */
const quiet = { logLevel: 'silent', config: { session: false } } as const;

/** The pixel and the links of mails to customers' customers. Neither sets a cookie nor keeps the reader's address. */
export const trackingRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { mailTracking, configuration } = services;

  app.get<Token>('/mail-open/*', quiet, async (request, reply) => {
    const link = mailTracking.read(request.params['*']);
    reply.headers(HEADERS);
    if (link?.url !== '') return reply.code(404).send();
    if (request.method === 'GET') await mailTracking.note(link);
    return reply.type('image/gif').send(PIXEL);
  });

  app.get<Token>('/mail-link/*', quiet, async (request, reply) => {
    const link = mailTracking.read(request.params['*']);
    reply.headers(HEADERS);
    if (!link?.url) {
      const site = { texts: textsOf(requestLanguage(request)), brand: configuration.brand };
      return reply.code(404).type('text/html; charset=utf-8').send(answerPage('unknown', site));
    }
    // Programs that check links ask for the head alone.
    if (request.method === 'GET') await mailTracking.note(link);
    return reply.redirect(link.url, 302);
  });
};
