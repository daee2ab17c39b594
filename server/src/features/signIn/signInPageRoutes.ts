import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { LANGUAGE_COOKIE, supportedLanguage } from '@tracking-console/contract/values/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import { stepOf } from '../../http/callers/signInStep.ts';
import { takeNotice } from '../../http/errors/notice.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import { codePage } from './codePage.ts';
import { askLinkPage, newPasswordPage } from './passwordPages.ts';
import { returnAddress } from './returnAddress.ts';
import { signInPage } from './signInPage.ts';

interface Services {
  configuration: Configuration;
  twoStep: TwoStepService;
}

interface Opening {
  Params: { segment: string };
  Querystring: { gb?: string; language?: string };
}

const Query = Type.Object({ gb: Type.Optional(Type.String()), language: Type.Optional(Type.String()) });
const YEAR = 365 * 86_400;

/**
 * The sign-in page, and those of a forgotten password. The segment is a language when it is one of the product's
 * ("/user/zh-cn", where a sign-out leads), and otherwise the area; so an area never has the name of a language.
 */
export const signInPageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, twoStep } = services;
  const { brand, demo } = configuration;

  app.get('/user', async (request, reply) => reply.redirect(`/user/${configuration.defaultArea}${queryOf(request)}`));

  app.get<Opening>('/user/:segment', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    if (!site) return reply.callNotFound();
    if (request.session) return reply.redirect(returnAddress(request.query.gb, configuration));
    const notice = takeNotice(request, reply);
    const social = configuration.socialProviders.map(({ key, name }) => ({ name, link: site.socialLink(key) }));
    return send(reply, signInPage({ ...site, brand, demo, notice, social }));
  });

  app.get<Opening>('/user/:segment/code', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    if (!site) return reply.callNotFound();
    if ((await twoStep.findStep(stepOf(request) ?? '')) === null) return reply.redirect(site.signInLink);
    return send(reply, codePage({ ...site, brand, demo }));
  });

  app.get<Opening>('/user/:segment/password', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    return site ? send(reply, askLinkPage({ ...site, brand }, 'reset')) : reply.callNotFound();
  });

  app.get<Opening>('/user/:segment/password/new', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    return site ? sendChoice(reply, { ...site, why: 'reset', againLink: site.forgotLink }) : reply.callNotFound();
  });

  app.get<Opening>('/user/:segment/register', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    return site?.registerLink ? send(reply, askLinkPage({ ...site, brand }, 'register')) : reply.callNotFound();
  });

  app.get<Opening>('/user/:segment/register/new', { schema: { querystring: Query } }, async (request, reply) => {
    const site = openSite(request, reply);
    return site?.registerLink
      ? sendChoice(reply, { ...site, why: 'register', againLink: site.registerLink })
      : reply.callNotFound();
  });

  const sendChoice = (reply: FastifyReply, page: Omit<Parameters<typeof newPasswordPage>[0], 'brand'>) =>
    send(reply.header('referrer-policy', 'no-referrer'), newPasswordPage({ ...page, brand }));

  /** The page's language, and the address it leads to; undefined if the segment can be neither area nor language. */
  function openSite(request: FastifyRequest<Opening>, reply: FastifyReply) {
    const { segment } = request.params;
    const { gb, language } = request.query;
    if (!/^[a-z0-9-]{2,20}$/i.test(segment)) return undefined;
    const chosen = supportedLanguage(language) ?? supportedLanguage(segment);
    if (supportedLanguage(language)) keepLanguage(reply, language);
    const query = (more: Record<string, string> = {}) => {
      const parameters = new URLSearchParams({ ...more, ...(gb && { gb }) });
      return parameters.size > 0 ? `?${parameters}` : '';
    };
    return {
      texts: textsOf(chosen ?? requestLanguage(request)),
      languageLink: (to: string) => query({ language: to }),
      signInLink: `/user/${segment}${query()}`,
      forgotLink: `/user/${segment}/password${query()}`,
      registerLink: configuration.registration ? `/user/${segment}/register${query()}` : undefined,
      socialLink: (key: string) => `/user/social/${key}${query()}`,
      codeLink: `/user/${segment}/code${query()}`,
    };
  }

  function keepLanguage(reply: FastifyReply, language = '') {
    const domain = configuration.cookieDomain;
    reply.setCookie(LANGUAGE_COOKIE, language.toLowerCase(), {
      path: '/',
      maxAge: YEAR,
      sameSite: 'lax',
      secure: true,
      ...(domain && { domain }),
    });
  }
};

const send = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
