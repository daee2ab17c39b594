import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/envelope';
import { DeleteAccount } from '@tracking-console/contract/user';
import { ACCOUNT_MISMATCH } from '@tracking-console/contract/userConstants';
import { refusal, success } from '../../http/envelope.ts';
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
      const client = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const outcome = await services.accountRemoval.remove(sessionOf(request), request.body, client);
      if (outcome.phase === 'throttled') {
        reply.code(429).header('retry-after', String(outcome.seconds));
        return reply.send(refusal(CODE.failed, `Too many attempts: try again in ${outcome.seconds} seconds.`));
      }
      if (outcome.phase === 'refused') return refusal(ACCOUNT_MISMATCH, 'Email and password are not this account’s.');
      clearSessionCookie(reply);
      // What the consoles keep in the browser is this account's as well.
      reply.header('clear-site-data', '"cache", "storage"');
      return success(null);
    },
  );
};
