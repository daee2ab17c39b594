import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { supportedLanguage } from '@tracking-console/contract/values/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import { contentSecurityPolicy } from '../../http/headers/headers.ts';
import type { LinkService } from '../notifications/consumer/linkService.ts';
import { masked } from '../notifications/rules/noticeRow.ts';
import { mailsPage } from './mailsPage.ts';
import type { Site } from './pageFrame.ts';
import { endedPage, sharePage } from './sharePage.ts';
import type { TrackingPages } from './trackingPages.ts';

interface Services {
  now: () => Date;
  trackingPages: TrackingPages;
  consumerLinks: LinkService;
  configuration: Configuration;
}

/** Per address. A person opens a few; this stops guessing tokens. */
const OPENINGS = { name: 'share', calls: 60, window: MINUTE };
const FORM = 'application/x-www-form-urlencoded';

interface Opening {
  Params: { token: string };
  Querystring: { language?: string; saved?: string };
}

/** The page behind a link: one shipment, without any data about its owner; and the choice of the mails that led to it. */
export const shareRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { trackingPages, consumerLinks, configuration } = services;
  const limit = { ...OPENINGS, answer: refuse };
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // The address is the secret: it stays out of the log.
  const open = { config: { session: false, limit }, logLevel: 'silent' } as const;

  app.get<Opening>('/share/:token', open, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    const page = await trackingPages.open(token);
    if (!page) return sendPage(reply.code(404), endedPage('ended', site), site);
    return sendPage(reply, sharePage(page, site, page.link ? mailsPath(token, site) : undefined), site);
  });

  app.get<Opening>('/share/:token/mails', open, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    const page = await trackingPages.open(token);
    if (!page?.link || !page.company) return sendPage(reply.code(404), endedPage('ended', site), site);
    const { number } = page.details.shipment;
    const email = masked({ channel: 'email', recipient: page.link.email });
    const place = { pagePath: `/share/${token}`, isSaved: request.query.saved !== undefined };
    return sendPage(reply, mailsPage({ ...page.link, number, email }, page.company, { ...site, ...place }), site);
  });

  // It uses no cookie, so any page may call it; a page without a referrer has no origin.
  const anywhere = { ...open, config: { ...open.config, anyOrigin: true, recentCheck: 'not needed' } } as const;
  app.post<Opening>('/share/:token/mails', anywhere, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    const link = await consumerLinks.find(token);
    if (!link) return sendPage(reply.code(404), endedPage('ended', site), site);
    const { about, mails } = (request.body ?? {}) as Record<string, unknown>; // read below
    const isChange = (about === 'shipment' || about === 'company') && (mails === 'on' || mails === 'off');
    if (isChange) await consumerLinks.setMails(link, about, mails === 'on');
    return reply.redirect(`${mailsPath(token, site)}${isChange ? '&saved' : ''}`, 303);
  });

  app.get<{ Params: { id: string } }>('/share/preview/:id', async (request, reply) => {
    // The console has the user sign in, and leads back to itself.
    if (!request.session) return reply.redirect('/api/notification/consumer');
    const { id } = request.params;
    const site = siteOf(request);
    const page = /^[0-9]{1,15}$/.test(id) ? await trackingPages.preview(request.session.gid, Number(id)) : null;
    if (!page) return sendPage(reply.code(404), endedPage('ended', site), site);
    return sendPage(reply, sharePage(page, site), site);
  });

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    const site = siteOf(request);
    return sendPage(reply, endedPage('busy', site), site);
  }

  function siteOf(request: FastifyRequest): Site {
    const { language } = request.query as Opening['Querystring']; // every route's
    const chosen = supportedLanguage(String(language ?? '')) ?? requestLanguage(request);
    const nonce = randomBytes(16).toString('base64');
    return { texts: textsOf(chosen), brand: configuration.brand, now: services.now(), nonce };
  }
};

const mailsPath = (token: string, { texts }: Site) => `/share/${token}/mails?language=${texts.language}`;

function sendPage(reply: FastifyReply, page: string, { nonce }: Site) {
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy({ nonce }),
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
