import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { Services } from '../../services.ts';

const Check = Type.Union([Type.Literal('ok'), Type.Literal('failed')]);
const Health = Type.Object({ status: Check, version: Type.String(), database: Check, release: Check });

export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const route = {
    config: { session: false },
    schema: { response: { 200: Health, 503: Health } },
  } as const;
  app.get('/health', route, async (_request, reply) => {
    const database = await services.database.isReachable();
    const release = database ? await isServing(services) : services.releases.lastServed('production') !== null;
    const healthy = database && release;
    return reply.code(healthy ? 200 : 503).send({
      status: say(healthy),
      version: services.configuration.version,
      database: say(database),
      release: say(release),
    });
  });
};

async function isServing({ releases }: Services): Promise<boolean> {
  return (await releases.serve({ channel: 'production', gid: null })) !== null;
}

function say(good: boolean) {
  return good ? ('ok' as const) : ('failed' as const);
}
