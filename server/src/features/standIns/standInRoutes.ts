import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { document } from '../../documents/document.ts';
import { html } from '../../documents/html.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { type Texts, textsOf } from '../../documents/texts.ts';
import type { SocialProvider } from '../../socialProvidersFile.ts';
import { isStandIn, STAND_IN_ROOT } from '../../standInProviders.ts';
import { createStandIn, isPerson, PEOPLE, type StandIn } from './standIn.ts';
import type { StandInStore } from './standInStore.ts';

interface Services {
  configuration: Configuration;
  standIns: StandInStore;
}

interface Opening {
  Params: { key: string; uid: string; person: string };
}

const FORM = 'application/x-www-form-urlencoded';
const config = { recentCheck: 'not needed', session: false, contentTypes: [FORM] } as const;
const CHOICES = { name: 'stand-in-choices', calls: 30, window: MINUTE };
/** Half of them are this server's own, from one address. */
const REQUESTS = { name: 'stand-in', calls: 600, window: MINUTE };

/** The demo's stand-ins for OpenID Connect providers; a deployment with providers of its own has none. */
export const standInRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { origins, mailOrigin, socialProviders } = services.configuration;
  const providers = socialProviders.filter(isStandIn);
  if (providers.length === 0) return;
  const made = new Map<string, Promise<StandIn>>();

  /** Made on the first request: the library takes a while to load. */
  function standInOf(provider: SocialProvider): Promise<StandIn> {
    const known = made.get(provider.key);
    if (known) return known;
    const hosts = new Set([...origins, mailOrigin]);
    const standIn = createStandIn(
      provider,
      [...hosts].map((origin) => `${origin}/user/social/${provider.key}/callback`),
      services.standIns,
    );
    made.set(provider.key, standIn);
    return standIn;
  }

  const find = ({ params }: FastifyRequest<Opening>) => providers.find(({ key }) => key === params.key);

  // The library reads its forms itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.get<Opening>(`${STAND_IN_ROOT}/:key/choose/:uid`, { config }, async (request, reply) => {
    const provider = find(request);
    if (!provider) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .send(choicePage(textsOf(requestLanguage(request)), provider, request.params.uid));
  });

  app.post<Opening>(
    `${STAND_IN_ROOT}/:key/choose/:uid/:person`,
    { config: { ...config, limit: CHOICES } },
    async (request, reply) => {
      const provider = find(request);
      const { person } = request.params;
      if (!provider) return reply.callNotFound();
      const standIn = await standInOf(provider);
      const next = isPerson(person)
        ? await standIn.choose(request.raw, reply.raw, person)
        : await standIn.cancel(request.raw, reply.raw);
      return reply.redirect(next, 303);
    },
  );

  app.route<Opening>({
    method: ['GET', 'POST'],
    url: `${STAND_IN_ROOT}/:key/*`,
    config: { ...config, limit: REQUESTS },
    async handler(request, reply) {
      const provider = find(request);
      if (!provider) return reply.callNotFound();
      const standIn = await standInOf(provider);
      reply.hijack();
      standIn.answer(request.raw, reply.raw);
    },
  });
};

/** The chosen person is signed in without a password: nothing is protected by it. */
function choicePage(texts: Texts, { key, name }: SocialProvider, uid: string): string {
  const { t } = texts;
  const choice = (person: string, words: string) =>
    html`<form method="post" action="${uid}/${person}"><button type="submit">${words}</button></form>`;
  const people = Object.entries(PEOPLE).map(([person, called]) =>
    choice(person, `${called} (${person}@${key}.example.com)`),
  );
  const main = html`<div class="entrance"><section class="card choices">
      <h1>${name}</h1>
      <p class="quiet">${t('standIn.lead')}</p>
      ${people}
      ${choice('nobody', t('action.cancel'))}
    </section></div>`;
  return document({ texts, brand: name, title: name, main });
}
