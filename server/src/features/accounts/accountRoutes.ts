import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeleteAccount } from '@tracking-console/contract/account/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/account/userConstants';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { clientOf } from '../../http/callers/client.ts';
import { clearSessionCookie, requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { leaveNotice } from '../../http/errors/notice.ts';
import type { AccountRemoval } from './accountRemoval.ts';

interface Services {
  accountRemoval: AccountRemoval;
}

/** The new-user call that requests an account's deletion. */
export const accountRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/delete-account',
    {
      config: { recentCheck: 'needed' },
      bodyLimit: 16_384,
      schema: { body: DeleteAccount, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const { gid } = sessionOf(request);
      const isRequested = await services.accountRemoval.request(gid, request.body.email, clientOf(request));
      if (!isRequested) return refusal(ACCOUNT_MISMATCH, 'The email is not this account’s.');
      clearSessionCookie(reply);
      leaveNotice(reply, 'deletionRequested');
      // What the consoles keep in the browser is this account's as well.
      reply.header('clear-site-data', '"cache", "storage"');
      return success(null);
    },
  );
};
