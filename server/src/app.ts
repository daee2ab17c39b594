import type { IncomingMessage, ServerResponse } from 'node:http';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify';
import { installErrorEnvelopes } from './plugins/errors.ts';
import { installJsonBodies } from './plugins/json.ts';
import { installOriginCheck } from './plugins/origin.ts';
import { installSession } from './plugins/session.ts';
import type { Services } from './services.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The whole server in the order a request meets it. */
export async function buildApp(services: Services): Promise<App> {
  const { configuration } = services;
  const app: App = Fastify({
    logger: { level: configuration.logLevel },
    trustProxy: configuration.trustedProxies.length > 0 && configuration.trustedProxies,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);

  installErrorEnvelopes(app);
  installJsonBodies(app);
  await installSession(app, services);
  installOriginCheck(app, services);

  return app;
}
