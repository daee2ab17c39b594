import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { supportedLanguage } from '@tracking-console/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import { endedPage, sharePage } from './sharePage.ts';
import type { SharingService } from './sharingService.ts';

interface Services {
  now: () => Date;
  sharing: SharingService;
  configuration: Configuration;
}

/** Per address. A person opens a few; this stops guessing tokens. */
const OPENINGS = { name: 'share', calls: 60, window: 60_000 };

interface Opening {
  Params: { token: string };
  Querystring: { language?: string };
}

/** The page behind a link: one shipment, without any data about its owner. */
export const shareRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { sharing, configuration } = services;
  const limit = { ...OPENINGS, answer: refuse };

  app.get<Opening>(
    '/share/:token',
    // The address is the secret: it stays out of the log.
    { config: { session: false, limit }, logLevel: 'silent' },
    async (request, reply) => {
      const site = siteOf(request);
      const details = await sharing.open(request.params.token);
      if (!details) return sendPage(reply.code(404), endedPage('ended', site));
      return sendPage(reply, sharePage(details, site));
    },
  );

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    return sendPage(reply, endedPage('busy', siteOf(request)));
  }

  function siteOf(request: FastifyRequest) {
    const { language } = request.query as Opening['Querystring']; // the one route's
    const chosen = supportedLanguage(String(language ?? '')) ?? requestLanguage(request);
    return { texts: textsOf(chosen), brand: configuration.brand, now: services.now() };
  }
};

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}
