import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { closed } from '@tracking-console/contract/calls/schema';
import {
  CreateRelease,
  ModuleManifest,
  ModuleName,
  RELEASE_ROOT,
  ReleaseId,
} from '@tracking-console/contract/releases/releases';
import { Type } from 'typebox';
import { installProblems, problem } from '../../http/errors/problems.ts';
import { onceOf, sendOutcome, sendRefusal } from './outcomes.ts';
import { isRefused } from './refusal.ts';
import type { ReleaseService } from './releaseService.ts';
import { type CallerServices, callerOf, installCaller, requireVerb } from './tokens/releaseCaller.ts';

interface Services extends CallerServices {
  releases: ReleaseService;
}

const ofModule = Type.Object({ name: ModuleName });
const ofRelease = Type.Object({ id: ReleaseId });
const ofCompatibility = Type.Object({ release: Type.Optional(ReleaseId) }, closed);
const ofPair = Type.Object({ id: ReleaseId, other: ReleaseId });

/** Module versions and releases, which never change. */
export const releaseRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { releases } = services;
  const read = { onRequest: requireVerb('read') };
  installProblems(app);
  installCaller(app, services);

  app.get(`${RELEASE_ROOT}/modules`, read, () => releases.listModules());

  app.post(
    `${RELEASE_ROOT}/modules/:name/versions`,
    {
      config: { recentCheck: 'not needed' },
      schema: { params: ofModule, body: ModuleManifest },
      onRequest: requireVerb('publish'),
    },
    async (request, reply) => {
      const { name } = request.params;
      if (request.body.name !== name)
        return problem(reply, 'invalid', `The manifest is of ${request.body.name}, not of ${name}.`);
      return sendOutcome(reply, await releases.publish(callerOf(request), request.body, onceOf(request)));
    },
  );

  app.get(`${RELEASE_ROOT}/releases`, read, () => releases.listReleases());

  app.post(
    `${RELEASE_ROOT}/releases`,
    { config: { recentCheck: 'not needed' }, schema: { body: CreateRelease }, onRequest: requireVerb('publish') },
    async (request, reply) =>
      sendOutcome(reply, await releases.create(callerOf(request), request.body, onceOf(request))),
  );

  app.get(`${RELEASE_ROOT}/releases/:id`, { schema: { params: ofRelease }, ...read }, async (request, reply) => {
    const { id } = request.params;
    return (await releases.findRelease(id)) ?? problem(reply, 'notFound', `There is no release ${id}.`);
  });

  app.get(
    `${RELEASE_ROOT}/releases/:id/diff/:other`,
    { schema: { params: ofPair }, ...read },
    async (request, reply) => {
      const { id, other } = request.params;
      const diff = await releases.diff(id, other);
      return isRefused(diff) ? sendRefusal(reply, diff) : diff;
    },
  );

  app.post(
    `${RELEASE_ROOT}/releases/:id/checks`,
    { config: { recentCheck: 'not needed' }, schema: { params: ofRelease }, onRequest: requireVerb('check') },
    async (request, reply) => {
      const report = await releases.check(request.params.id, callerOf(request));
      return isRefused(report) ? sendRefusal(reply, report) : report;
    },
  );

  app.get(`${RELEASE_ROOT}/compat`, { schema: { querystring: ofCompatibility }, ...read }, async (request, reply) => {
    const found = await releases.compatibility(request.query.release);
    return isRefused(found) ? sendRefusal(reply, found) : found;
  });
};
