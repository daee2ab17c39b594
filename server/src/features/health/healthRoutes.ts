import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { Configuration } from '../../config.ts';
import type { OpenDatabase } from '../../database.ts';
import type { ReleaseService } from '../releases/releaseService.ts';

interface Services {
  configuration: Configuration;
  database: OpenDatabase;
  releases: ReleaseService;
}

const Check = Type.Union([Type.Literal('ok'), Type.Literal('failed')]);
const Health = Type.Object({ status: Type.Literal('ok'), version: Type.String() });
const Readiness = Type.Object({
  status: Check,
  version: Type.String(),
  database: Check,
  migrations: Check,
  release: Check,
});

/** `/health`: the process answers. `/ready`: it can answer customers, and should get their requests. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { version } = services.configuration;
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  const health = { config: { session: false }, schema: { response: { 200: Health } } } as const;
  app.get('/health', health, async () => ({ status: 'ok' as const, version }));

  const ready = { config: { session: false }, schema: { response: { 200: Readiness, 503: Readiness } } } as const;
  app.get('/ready', ready, async (_request, reply) => {
    const { reachable, migrated } = await services.database.check();
    const release = reachable ? await isServing(services) : services.releases.lastServed('production') !== null;
    const isReady = reachable && migrated && release && !closing;
    if (!isReady) reply.code(503).header('retry-after', '2');
    return reply.send({
      status: resultOf(isReady),
      version,
      database: resultOf(reachable),
      migrations: resultOf(migrated),
      release: resultOf(release),
    });
  });
};

async function isServing({ releases }: Services): Promise<boolean> {
  return (await releases.serve({ channel: 'production', gid: null })) !== null;
}

function resultOf(good: boolean) {
  return good ? ('ok' as const) : ('failed' as const);
}
