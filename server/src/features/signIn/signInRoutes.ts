import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { CODE, Envelope } from '@tracking-console/contract/envelope';
import { LANGUAGE_COOKIE, supportedLanguage } from '@tracking-console/contract/languages';
import { SignedIn, SignIn } from '@tracking-console/contract/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import { refusal, success } from '../../http/envelope.ts';
import { setSessionCookie } from '../../http/session.ts';
import { LIFE_TIME, type SessionService } from '../sessions/sessionService.ts';
import { returnAddress } from './returnAddress.ts';
import { signInPage } from './signInPage.ts';
import type { SignInService } from './signInService.ts';

interface Services {
  configuration: Configuration;
  signIn: SignInService;
  sessions: SessionService;
}

const Query = Type.Object({ gb: Type.Optional(Type.String()), language: Type.Optional(Type.String()) });
const YEAR = 365 * 86_400;

/** POST /v1/sign-in of the new-user root. */
export const signInRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, signIn, sessions } = services;

  app.post(
    '/v1/sign-in',
    { bodyLimit: 16_384, schema: { body: SignIn, response: { '2xx': Envelope(SignedIn) } } },
    async (request, reply) => {
      const { email, password, gb } = request.body;
      const client = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const outcome = await signIn.signIn(email, password, client);
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') return refusal(CODE.failed, 'Email and password do not match.');
      // The browser changes hands or signs in again: what it held before is worth nothing from here on.
      if (request.session) await sessions.end(request.session);
      setSessionCookie(reply, outcome.sessionId, LIFE_TIME);
      return success({ location: returnAddress(gb, configuration) });
    },
  );
};

function refuseForNow(reply: FastifyReply, seconds: number) {
  reply.code(429).header('retry-after', String(seconds));
  return reply.send(refusal(CODE.failed, `Too many attempts: try again in ${seconds} seconds.`));
}

/**
 * The sign-in page. Its one segment is a language when it is one of the product's ("/user/zh-cn", where a sign-out
 * leads), and otherwise the area; so an area never has the name of a language.
 */
export const signInPageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration } = services;

  app.get('/user', async (request, reply) => reply.redirect(`/user/${configuration.defaultArea}${queryOf(request)}`));

  app.get<{ Params: { segment: string } }>(
    '/user/:segment',
    { schema: { querystring: Query } },
    async (request, reply) => {
      const { segment } = request.params;
      const { gb, language } = request.query as { gb?: string; language?: string };
      if (!/^[a-z0-9-]{2,20}$/i.test(segment)) return reply.callNotFound();
      if (request.session) return reply.redirect(returnAddress(gb, configuration));

      const chosen = supportedLanguage(language) ?? supportedLanguage(segment);
      if (supportedLanguage(language)) keepLanguage(reply, language);
      const texts = textsOf(chosen ?? requestLanguage(request));
      const languageLink = (to: string) => `?${new URLSearchParams({ language: to, ...(gb && { gb }) })}`;
      const { brand, demo } = configuration;
      return reply.type('text/html; charset=utf-8').send(signInPage({ texts, brand, demo, languageLink }));
    },
  );

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

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
