import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE } from '@tracking-console/contract/calls/envelope';
import { LIVE_STREAM } from '@tracking-console/contract/page/live';
import { type Static, Type } from 'typebox';
import { isSameCustomer } from '../../http/callers/session.ts';
import { refusal } from '../../http/calls/envelope.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { readCursor } from './liveCursor.ts';
import type { LiveHub } from './liveHub.ts';
import { createLiveStream } from './liveStream.ts';

interface Services {
  live: LiveHub;
}

/** A browser needs one; an account may have several browsers. Counted in this process. */
const MAX_CONNECTIONS = 20;
const RETRY_AFTER_S = 30;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  // Its socket serves nothing afterwards: a server that goes would otherwise wait for it.
  connection: 'close',
};

const Query = Type.Object({ after: Type.Optional(Type.String()), customer: Type.Optional(Type.String()) });

/** What has changed, as it changes. */
export const liveRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services: { live } }) => {
  app.addHook('preClose', () => live.close());

  app.get<{ Querystring: Static<typeof Query> }>(
    `/console-api${LIVE_STREAM}`,
    { schema: { querystring: Query }, exposeHeadRoute: false },
    async (request, reply) => {
      // It changes nothing, but another site's page could use up the customer's connections.
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'same-site') {
        return reply.code(403).send(refusal(CODE.failed, 'The request comes from another site.'));
      }
      const { session } = request;
      const stream = createLiveStream();
      // A page that reconnects after its session has ended is notified of that on the stream.
      if (!session || !isSameCustomer(session, request.query.customer)) {
        stream.end();
        return reply.headers(HEADERS).send(stream.body);
      }
      const { gid, idHash } = session;
      if (live.countOf(gid) >= MAX_CONNECTIONS) {
        return reply
          .code(429)
          .header('retry-after', String(RETRY_AFTER_S))
          .send(refusal(CODE.failed, 'Too many connections.'));
      }
      const after = request.headers['last-event-id'] ?? request.query.after;
      live.add(gid, idHash, stream, after === undefined ? null : readCursor(String(after))).catch((error: Error) => {
        request.log.warn({ cause: messageOf(error) }, 'a live connection could not begin');
        stream.body.destroy();
      });
      return reply.headers(HEADERS).send(stream.body);
    },
  );
};
