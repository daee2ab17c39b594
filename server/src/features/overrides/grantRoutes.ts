import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type GrantList,
  IssueGrant,
  OVERRIDE_ROOT,
  ReportOutcome,
} from '@tracking-console/contract/releases/overrides';
import type { Verb } from '@tracking-console/contract/releases/releaseTokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Configuration } from '../../config.ts';
import { sessionOf } from '../../http/callers/session.ts';
import { installProblems, problem } from '../../http/errors/problems.ts';
import { channelOfHost } from '../releases/channels/channelOfHost.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import { forbidden, programOf, UNKNOWN_TOKEN } from '../releases/tokens/releaseCaller.ts';
import type { TokenService } from '../releases/tokens/tokenService.ts';
import { type Role, roleRefusal, SECOND_STEP_NEEDED } from '../users/roles.ts';
import type { UserService } from '../users/userService.ts';
import type { GrantService } from './grantService.ts';
import { type Developer, type Viewer, viewerOf } from './grantService.ts';
import { allowedOrigins, isAllowedOrigin } from './origins.ts';
import { overridableModules } from './overridable.ts';

interface Services {
  overrides: GrantService;
  users: UserService;
  releases: ReleaseService;
  releaseTokens: TokenService;
  configuration: Configuration;
}

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const MISSING = 'There is no such grant.';

/** Grants for running local modules, for those who may request them. */
export const grantRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { overrides, users, releases, releaseTokens, configuration } = services;
  const origins = allowedOrigins(configuration);
  installProblems(app);
  app.decorateRequest('releaseCaller', null);

  app.get(OVERRIDE_ROOT, { onRequest: requireViewer('read') }, async (request): Promise<GrantList> => {
    const grants = await overrides.list(await viewer(request));
    return { grants, modules: await servedModules(request), origins };
  });

  app.post(
    OVERRIDE_ROOT,
    { config: { recentCheck: 'needed' }, schema: { body: IssueGrant }, onRequest: requireRole('override') },
    async (request, reply) => {
      const mistake = mistakeIn(request.body, await servedModules(request));
      if (mistake) return problem(reply, 'invalid', mistake);
      const holder = await developer(request);
      const id = await overrides.issue(holder, request.body);
      const grants = await overrides.list(viewerOf(holder));
      return reply.code(201).send(grants.find((grant) => grant.id === id));
    },
  );

  app.delete(
    `${OVERRIDE_ROOT}/:id`,
    { config: { recentCheck: 'not needed' }, schema: { params: Params }, onRequest: requireViewer('revoke') },
    async (request, reply) => {
      const revoked = await overrides.revoke(await viewer(request), request.params.id);
      return revoked ? reply.code(204).send() : problem(reply, 'notFound', MISSING);
    },
  );

  app.post(
    `${OVERRIDE_ROOT}/:id/outcomes`,
    {
      config: { recentCheck: 'not needed' },
      schema: { params: Params, body: ReportOutcome },
      onRequest: requireRole(...READERS),
    },
    async (request, reply) => {
      const { user, session } = await developer(request);
      const recorded = await overrides.recordOutcome(session, request.params.id, request.body, user.email);
      return recorded ? reply.code(204).send() : problem(reply, 'notFound', MISSING);
    },
  );

  async function servedModules(request: FastifyRequest): Promise<string[]> {
    const gid = request.session?.gid ?? null;
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

  /** A program holds no grant: it sees all grants, as the user who made its token. */
  async function viewer(request: FastifyRequest): Promise<Viewer> {
    const program = request.releaseCaller;
    return program ? { name: program.name, gid: null, session: null } : viewerOf(await developer(request));
  }

  /** People with either right, and programs with a token that is good for this. */
  function requireViewer(verb: Verb) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const program = await programOf(request, releaseTokens);
      if (program === undefined) return requireRole(...READERS)(request, reply);
      if (program === 'unknown') return problem(reply, 'notSignedIn', UNKNOWN_TOKEN);
      const mistake = forbidden(program, [verb]);
      if (mistake) return problem(reply, 'notAllowed', mistake);
      request.releaseCaller = program;
    };
  }

  function requireRole(...roles: readonly Role[]) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.session) return problem(reply, 'notSignedIn', 'Sign in first.');
      const { user, session } = await developer(request);
      const refused = roleRefusal(user, session, ...roles);
      if (refused === 'secondStep') return problem(reply, 'secondStepNeeded', SECOND_STEP_NEEDED);
      if (refused) return problem(reply, 'notAllowed', 'This account may not run local modules.');
    };
  }
};

const READERS = ['override', 'release'] as const;
