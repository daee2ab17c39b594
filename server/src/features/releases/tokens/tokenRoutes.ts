import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RELEASE_ROOT } from '@tracking-console/contract/releases/releases';
import { CreateToken } from '@tracking-console/contract/releases/releaseTokens';
import { Type } from 'typebox';
import { installProblems, problem } from '../../../http/errors/problems.ts';
import { type CallerServices, callerOf, installCaller, requireEngineer } from './releaseCaller.ts';

const TOKENS = `${RELEASE_ROOT}/tokens`;
const ofToken = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Tokens for programs, which only people create and revoke. */
export const tokenRoutes: FastifyPluginAsyncTypebox<{ services: CallerServices }> = async (app, { services }) => {
  const { releaseTokens } = services;
  installProblems(app);
  installCaller(app, services);
  app.addHook('onRequest', requireEngineer);

  app.get(TOKENS, () => releaseTokens.list());

  app.post(TOKENS, { config: { recentCheck: 'needed' }, schema: { body: CreateToken } }, async (request, reply) =>
    reply.code(201).send(await releaseTokens.create(callerOf(request), request.body)),
  );

  app.delete(
    `${TOKENS}/:id`,
    { config: { recentCheck: 'not needed' }, schema: { params: ofToken } },
    async (request, reply) => {
      const revoked = await releaseTokens.revoke(request.params.id);
      return revoked ? reply.code(204).send() : problem(reply, 'notFound', 'There is no such token.');
    },
  );
};
