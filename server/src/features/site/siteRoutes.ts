import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { supportedLanguage } from '@tracking-console/contract/values/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { findStaticFile } from '../../documents/staticFiles.ts';
import { textsOf } from '../../documents/texts.ts';
import { describeFileHeaders } from '../../http/headers/headers.ts';
import type { ProfileChange } from '../accounts/profileChange.ts';
import { articlePage, homePage } from './articlePage.ts';
import { isArticle } from './articles.ts';
import { avatarSvg } from './avatars.ts';
import { docsPage, OPENAPI_PATH } from './docsPage.ts';
import { LEGACY_OPENAPI_PATH, legacyDocument } from './legacyDocument.ts';
import type { ApiDocument } from './referenceParts.ts';

interface Services {
  configuration: Configuration;
  profileChange: Pick<ProfileChange, 'findPhoto'>;
}

/** The id of a customer's own photo. */
const UPLOADED = /^u[0-9a-f]{32}$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** The stand-in for the provider's main site, help centre and API documentation. The same for all visitors. */
export const siteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { brand, origins } = services.configuration;
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, session: false };
  });

  app.get('/site', async (request, reply) => reply.redirect(`/site/${requestLanguage(request)}`));

  app.get<{ Params: { language: string; '*': string } }>('/site/:language/*', async (request, reply) => {
    const language = supportedLanguage(request.params.language);
    if (!language) return reply.callNotFound();
    const site = { texts: textsOf(language), brand };
    const path = request.params['*'].replace(/\/$/, '');
    if (path === 'docs/v2.4')
      return sendPage(reply, docsPage({ ...site, origin: origins[0] ?? '', api: documentOf(app) }));
    return isArticle(path) ? sendPage(reply, articlePage(path, site)) : reply.callNotFound();
  });

  const documents = {
    [OPENAPI_PATH]: () => documentOf(app),
    [LEGACY_OPENAPI_PATH]: () => legacyDocument({ brand, origin: origins[0] ?? '' }),
  };
  for (const [path, make] of Object.entries(documents))
    app.get(path, async (_request, reply) =>
      // Tools of other sites read it as well.
      reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*').send(make()),
    );

  app.get<{ Params: { language: string } }>('/site/:language', async (request, reply) => {
    const language = supportedLanguage(request.params.language);
    if (!language) return reply.callNotFound();
    return sendPage(reply, homePage({ texts: textsOf(language), brand }));
  });

  app.get('/site/static/*', async (request, reply) => {
    const file = findStaticFile(request.url);
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', FOREVER).type(file.type).send(file.content);
  });

  app.get<{ Params: { id: string } }>('/site/avatars/:id', async (request, reply) => {
    const { id } = request.params;
    const svg = avatarSvg(id.replace(/\.svg$/, ''));
    if (svg) return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg);
    const photo = UPLOADED.test(id) ? await services.profileChange.findPhoto(id) : null;
    if (!photo) return reply.callNotFound();
    describeFileHeaders(reply);
    // Opened by itself, it is saved instead of shown on this origin.
    reply.header('content-disposition', 'attachment; filename="photo.webp"');
    return reply.header('cache-control', 'private, max-age=86400').type('image/webp').send(photo);
  });
};

// The document has the parts the reference reads; a test renders every call of it.
const documentOf = (app: Pick<FastifyInstance, 'swagger'>) => app.swagger() as ApiDocument;

function sendPage(reply: FastifyReply, page: string) {
  return reply.header('cache-control', 'public, max-age=300').type('text/html; charset=utf-8').send(page);
}
