import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Envelope, Nothing } from '@tracking-console/contract/envelope';
import { DeleteAccount } from '@tracking-console/contract/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import { clientOf } from '../../http/client.ts';
import { refusal, success } from '../../http/envelope.ts';
import { leaveNotice } from '../../http/notice.ts';
import { clearSessionCookie, requireSession, sessionOf } from '../../http/session.ts';
import type { AccountRemoval } from './accountRemoval.ts';

interface Services {
  accountRemoval: AccountRemoval;
}

/** The new-user call that asks for an account's deletion. */
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
