import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type GrantList, IssueGrant, OVERRIDE_ROOT, TellOutcome } from '@tracking-console/contract/overrides';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { installProblems, problem, requirePerson } from '../../plugins/problems.ts';
import { sessionOf } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { channelOfHost } from '../releases/channelOfHost.ts';
import type { User } from '../users/userService.ts';
import type { Developer } from './grantService.ts';
import { allowedOrigins, isAllowedOrigin } from './origins.ts';
import { overridableModules } from './overridable.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const MISSING = 'There is no such grant.';

/** Leave to run local modules, for those who may ask for it. */
export const grantRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { overrides, users, releases, configuration } = services;
  const origins = allowedOrigins(configuration);
  installProblems(app);
  app.addHook('onRequest', requirePerson);
  app.addHook(
    'onRequest',
    requireRight((user) => user.mayOverride || user.mayRelease),
  );

  app.get(OVERRIDE_ROOT, async (request): Promise<GrantList> => {
    const grants = await overrides.list(await developer(request));
    return { grants, modules: await servedModules(request), origins };
  });

  app.post(
    OVERRIDE_ROOT,
    { schema: { body: IssueGrant }, preHandler: requireRight((user) => user.mayOverride) },
    async (request, reply) => {
      const mistake = mistakeIn(request.body, await servedModules(request));
      if (mistake) return problem(reply, 'invalid', mistake);
      const holder = await developer(request);
      const id = await overrides.issue(holder, request.body);
      const grants = await overrides.list(holder);
      return reply.code(201).send(grants.find((grant) => grant.id === id));
    },
  );

  app.delete(`${OVERRIDE_ROOT}/:id`, { schema: { params: Params } }, async (request, reply) => {
    const revoked = await overrides.revoke(await developer(request), request.params.id);
    return revoked ? reply.code(204).send() : problem(reply, 'notFound', MISSING);
  });

  app.post(
    `${OVERRIDE_ROOT}/:id/outcomes`,
    { schema: { params: Params, body: TellOutcome } },
    async (request, reply) => {
      const { user, session } = await developer(request);
      const told = await overrides.tell(session, request.params.id, request.body, user.email);
      return told ? reply.code(204).send() : problem(reply, 'notFound', MISSING);
    },
  );

  async function servedModules(request: FastifyRequest): Promise<string[]> {
    const { gid } = sessionOf(request);
    const release = await releases.serve({ channel: channelOfHost(request.hostname), gid });
    return release ? overridableModules(release.map) : [];
  }

  function mistakeIn({ modules, origins: wanted = [] }: IssueGrant, known: string[]): string | undefined {
    const unknown = modules.find((name) => !known.includes(name));
    if (unknown)
      return `The release that is served has no module ${unknown} that can be overridden; it has ${known.join(', ')}.`;
    const foreign = wanted.find((origin) => !isAllowedOrigin(origin, origins));
    return foreign && `Modules may not come from ${foreign}; allowed are ${origins.join(', ')}.`;
  }

  async function developer(request: FastifyRequest): Promise<Developer> {
    const session = sessionOf(request);
    const user = await users.find(session.gid);
    if (!user) throw new Error('a session has no user');
    return { user, session };
  }

  function requireRight(has: (user: User) => boolean) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { user } = await developer(request);
      if (!has(user)) return problem(reply, 'notAllowed', 'This account may not run local modules.');
    };
  }
};
