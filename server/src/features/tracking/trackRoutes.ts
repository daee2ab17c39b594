import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUnstorable } from '../../http/errors/databaseAway.ts';
import type { RequestLog } from '../apiLogs/requestLog.ts';
import { logCalls } from './logCalls.ts';
import { keepBody } from './reading/keepBody.ts';
import { documentedAs } from './reference/trackDocument.ts';
import { type CallerServices, identifyCaller, trackCallerOf } from './trackCaller.ts';
import type { TrackServices } from './trackEndpoint.ts';
import { TRACK_ENDPOINTS } from './trackEndpoints.ts';
import { trackError, wholeFailure } from './trackErrors.ts';

const VERSIONS = ['v2.4', 'v2.2', 'v2'];

type Services = TrackServices & CallerServices & { requestLog: RequestLog };

interface Params {
  version: string;
}

/** The public developer API; the API console reads its lists here as well. Addresses come in lower case (plainAddress.ts). */
export const trackRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.decorateRequest('trackCaller', null);
  logCalls(app, services);
  app.addHook('onRequest', identifyCaller(services));
  app.setErrorHandler(answerFailure);
  keepBody(app);

  for (const endpoint of TRACK_ENDPOINTS) {
    const handling = {
      config: { scope: endpoint.scope, recentCheck: 'not needed' as const },
      schema: documentedAs(endpoint),
      // The call itself reads the body: a fault of one item rejects only that item.
      validatorCompiler: () => () => true,
    };
    app.post<{ Params: Params }>(`/track/:version/${endpoint.name.toLowerCase()}`, handling, async (request, reply) => {
      if (!VERSIONS.includes(request.params.version)) return answerMissing(request, reply);
      return endpoint.call(services, trackCallerOf(request), request.body);
    });
  }
  app.post<{ Params: Params }>('/track/:version/:call', { config: { recentCheck: 'not needed' } }, answerMissing);
};

async function answerMissing(_request: unknown, reply: FastifyReply) {
  return reply.code(404).send(wholeFailure({ code: 404, message: 'There is no such call.' }));
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isDatabaseAway(error))
    return reply
      .code(503)
      .header('retry-after', '2')
      .send(wholeFailure(trackError(-18010003)));
  const { statusCode = isUnstorable(error) ? 400 : 500 } = error;
  // A body that is not JSON is a mistake in the data, and is answered as one.
  if (statusCode < 500) return reply.code(statusCode === 413 ? 413 : 200).send(wholeFailure(trackError(-18010013)));
  request.log.error({ err: error }, 'a public call failed');
  return reply.code(500).send(wholeFailure(trackError(-18010003)));
}
