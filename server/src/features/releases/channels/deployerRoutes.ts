import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { closed } from '@tracking-console/contract/calls/schema';
import { CHANNELS, type ChannelName, type ImportMap } from '@tracking-console/contract/releases/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { installProblems, problem } from '../../../http/errors/problems.ts';
import { etagOf, onceOf, sendRefusal } from '../outcomes.ts';
import { isRefused } from '../refusal.ts';
import type { ReleaseService } from '../releaseService.ts';
import { type CallerServices, callerOf, forbidden, installCaller, requireVerb } from '../tokens/releaseCaller.ts';
import type { MapEdit } from './editing.ts';

interface Services extends CallerServices {
  releases: ReleaseService;
}

const Address = Type.String({ maxLength: 500 });
const Names = Type.Record(Type.String({ maxLength: 200 }), Address, { maxProperties: 500 });
const Scopes = Type.Record(Type.String({ maxLength: 200 }), Names, { maxProperties: 500 });
const PatchMap = Type.Object(
  { imports: Type.Optional(Names), integrity: Type.Optional(Names), scopes: Type.Optional(Scopes) },
  closed,
);
const PatchService = Type.Object(
  { service: Type.String({ minLength: 1, maxLength: 200 }), url: Address, integrity: Type.Optional(Address) },
  closed,
);
const OTHER_SCOPES = 'This call cannot change scopes: publish a release that has them, and promote it.';
/** Tools also send how their packages are laid out, which is ignored here. A misspelled env would be production. */
const InEnvironment = Type.Object(
  {
    env: Type.Optional(Type.String({ maxLength: 60 })),
    packageDirLevel: Type.Optional(Type.String({ maxLength: 20 })),
  },
  closed,
);
const OfService = Type.Object({ service: Type.String({ minLength: 1, maxLength: 200 }) });

/**
 * The requests of tools made for import-map-deployer. Each goes through the checks and the ledger as every other
 * change.
 */
export const deployerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { releases } = services;
  installProblems(app);
  installCaller(app, services);
  app.addHook('preHandler', () => releases.follow());

  app.get('/environments', { onRequest: requireVerb('read') }, async () => ({
    environments: CHANNELS.map((name) => ({
      name,
      aliases: name === 'production' ? ['default', 'prod'] : [],
      isDefault: name === 'production',
    })),
  }));

  app.get(
    '/import-map.json',
    { schema: { querystring: InEnvironment }, onRequest: requireVerb('read') },
    async (request, reply) => {
      const channel = channelOf(request.query);
      const found = channel && (await releases.findChannel(channel));
      const release = found && (await releases.findRelease(found.stable));
      return release ? release.map : unknownEnvironment(reply);
    },
  );

  app.patch(
    '/import-map.json',
    { config: { recentCheck: 'needed' }, schema: { querystring: InEnvironment, body: PatchMap } },
    async (request, reply) => {
      const { imports = {}, integrity = {}, scopes = {} } = request.body;
      if (!(await areScopesOf(request.query, scopes))) return problem(reply, 'invalid', OTHER_SCOPES);
      return edit(request, reply, { imports, integrity, removed: [] });
    },
  );

  app.patch(
    '/services',
    { config: { recentCheck: 'needed' }, schema: { querystring: InEnvironment, body: PatchService } },
    (request, reply) => {
      const { service, url, integrity } = request.body;
      const sealed = integrity === undefined ? {} : { [url]: integrity };
      return edit(request, reply, { imports: { [service]: url }, integrity: sealed, removed: [] });
    },
  );

  app.delete(
    '/services/:service',
    { config: { recentCheck: 'needed' }, schema: { querystring: InEnvironment, params: OfService } },
    (request, reply) => edit(request, reply, { imports: {}, integrity: {}, removed: [request.params.service] }),
  );

  /** Tools send a map as they read it, and most maps have no scopes. */
  async function areScopesOf(query: Static<typeof InEnvironment>, given: NonNullable<ImportMap['scopes']>) {
    const wanted = withoutEmpty(given);
    if (Object.keys(wanted).length === 0) return true;
    const channel = channelOf(query);
    const found = channel && (await releases.findChannel(channel));
    const release = found && (await releases.findRelease(found.stable));
    return isDeepStrictEqual(wanted, withoutEmpty(release?.map.scopes ?? {}));
  }

  async function edit(
    request: FastifyRequest,
    reply: FastifyReply,
    mapEdit: MapEdit,
  ): Promise<ImportMap | FastifyReply> {
    const channel = channelOf(request.query as Static<typeof InEnvironment>); // its schema has been checked
    if (!channel) return unknownEnvironment(reply);
    const actor = callerOf(request);
    const mistake = forbidden(actor, ['promote'], channel);
    if (mistake) return problem(reply, 'notAllowed', mistake);
    const asked = { actor, channel, etag: etagOf(request), once: onceOf(request) };
    const outcome = await releases.edit(asked, mapEdit);
    return isRefused(outcome) ? sendRefusal(reply, outcome) : outcome;
  }
};

const withoutEmpty = (scopes: NonNullable<ImportMap['scopes']>) =>
  Object.fromEntries(Object.entries(scopes).filter(([, names]) => Object.keys(names).length > 0));

function channelOf({ env = 'production' }: Static<typeof InEnvironment>): ChannelName | undefined {
  const name = ['default', 'prod'].includes(env) ? 'production' : env;
  return CHANNELS.find((channel) => channel === name);
}

function unknownEnvironment(reply: FastifyReply) {
  return problem(reply, 'notFound', `There is no such environment; there are ${CHANNELS.join(', ')}.`);
}
