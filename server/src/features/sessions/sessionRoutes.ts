import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { type Client, clientOf } from '../../http/callers/client.ts';
import { clearSessionCookie, requireSession, sessionOf } from '../../http/callers/session.ts';
import { success } from '../../http/calls/envelope.ts';
import { leaveNotice } from '../../http/errors/notice.ts';
import type { SessionService } from './sessionService.ts';

interface Services {
  sessions: SessionService;
  accountEvents: { record(event: { gid: string; kind: 'signedOut'; client: Client }): Promise<void> };
}

export const sessionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/sign-out',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters, response: { 200: Envelope(Nothing) } } },
    async (request, reply) => {
      const session = sessionOf(request);
      await services.sessions.end(session);
      await services.accountEvents.record({ gid: session.gid, kind: 'signedOut', client: clientOf(request) });
      clearSessionCookie(reply);
      leaveNotice(reply, 'signedOut');
      // Cookies stay out of it: the language and the theme are to survive a sign-out.
      reply.header('clear-site-data', '"cache", "storage"');
      return success(null);
    },
  );
};
