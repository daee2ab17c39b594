import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Envelope, Nothing } from '@tracking-console/contract/envelope';
import { DeleteAccount } from '@tracking-console/contract/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import { clientOf } from '../../http/client.ts';
import { refusal, success } from '../../http/envelope.ts';
import { refuseForNow } from '../../http/refuseForNow.ts';
import { clearSessionCookie, requireSession, sessionOf } from '../../http/session.ts';
import type { AccountRemoval } from './accountRemoval.ts';

interface Services {
  accountRemoval: AccountRemoval;
}

/** The new-user call that ends an account. */
export const accountRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/delete-account',
    { bodyLimit: 16_384, schema: { body: DeleteAccount, response: { '2xx': Envelope(Nothing) } } },
    async (request, reply) => {
      const outcome = await services.accountRemoval.remove(sessionOf(request), request.body, clientOf(request));
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') return refusal(ACCOUNT_MISMATCH, 'Email and password are not this account’s.');
      clearSessionCookie(reply);
      // What the consoles keep in the browser is this account's as well.
      reply.header('clear-site-data', '"cache", "storage"');
      return success(null);
    },
  );
};
