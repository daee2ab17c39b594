import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUnstorable } from '../../http/databaseAway.ts';
import { type CallerServices, identifyCaller, trackOwnerOf } from './trackCaller.ts';
import { TRACK_CALLS, type TrackServices } from './trackCalls.ts';
import { trackError, wholeFailure } from './trackErrors.ts';

const VERSIONS = ['v2.4', 'v2.2', 'v2'];
/** Client libraries write the address in their own mixture of capitals. */
const ADDRESS = '/:root(^[tT][rR][aA][cC][kK]$)/:version/:call';

interface Params {
  version: string;
  call: string;
}

/** The public developer API; the API console reads its lists here as well. */
export const trackRoutes: FastifyPluginAsyncTypebox<{ services: TrackServices & CallerServices }> = async (
  app,
  { services },
) => {
  app.decorateRequest('trackOwner', null);
  app.post<{ Params: Params }>(
    ADDRESS,
    { preHandler: identifyCaller(services), errorHandler: answerFailure },
    async (request, reply) => {
      const version = request.params.version.toLowerCase();
      const call = VERSIONS.includes(version) ? TRACK_CALLS.get(request.params.call.toLowerCase()) : undefined;
      if (!call) {
        return reply.code(404).send(wholeFailure({ code: 404, message: 'There is no such call.' }));
      }
      return call(services, trackOwnerOf(request), request.body);
    },
  );
};

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isDatabaseAway(error))
    return reply
      .code(503)
      .header('retry-after', '2')
      .send(wholeFailure(trackError(-18010003)));
  const { statusCode = isUnstorable(error) ? 400 : 500 } = error;
  // What could not be read as JSON is a mistake in the data, which is answered as such.
  if (statusCode < 500) return reply.code(statusCode === 413 ? 413 : 200).send(wholeFailure(trackError(-18010013)));
  request.log.error({ err: error }, 'a public call failed');
  return reply.code(500).send(wholeFailure(trackError(-18010003)));
}
