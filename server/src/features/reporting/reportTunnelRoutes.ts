import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { REPORT_LIMIT } from '../../http/limits/reportLimit.ts';
import { dsnOfEnvelope, readDsn } from './dsn.ts';
import { createForwarder } from './forwardReports.ts';

interface Services {
  configuration: Configuration;
}

export const REPORT_TUNNEL = '/report-tunnel';

const TYPES = ['text/plain', 'application/x-sentry-envelope'] as const;
const MAX_BYTES = 262_144;
const LIMIT = {
  ...REPORT_LIMIT,
  name: 'report',
  answer: (_request: FastifyRequest, reply: FastifyReply) => reply.send(),
};

/**
 * Error reports leave the page on its own origin and are forwarded from here, to the configured project alone, without cookies
 * or the customer's address. The page only gets the confirmation that its report was received.
 */
export const reportTunnelRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration } = services;
  const target = readDsn(configuration.reportingDsn);
  if (!target) return;
  const forwarder = createForwarder(target.endpoint, (cause) =>
    app.log.warn({ cause }, 'the receiver of error reports refused one'),
  );
  app.addHook('onClose', () => forwarder.end());
  for (const type of TYPES) {
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }

  const route = {
    bodyLimit: MAX_BYTES,
    config: { recentCheck: 'not needed', session: false, contentTypes: TYPES, limit: LIMIT },
  } as const;
  app.post(REPORT_TUNNEL, route, async (request, reply) => {
    const { body } = request;
    const named = Buffer.isBuffer(body) ? dsnOfEnvelope(body) : undefined;
    if (!Buffer.isBuffer(body) || !named) return reply.code(400).send();
    const known = named.host === target.host && named.project === target.project && named.key === target.key;
    if (!known) return reply.code(403).send();
    forwarder.forward(body);
    return reply.code(202).send();
  });
};
