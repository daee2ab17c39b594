import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { ChangeEmail, SendEmailCode } from '@tracking-console/contract/account/user';
import { PROFILE_CODES } from '@tracking-console/contract/account/userConstants';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { HOUR } from '@tracking-console/contract/values/durations';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { EmailChange } from './emailChange.ts';
import { callerOf } from './profileRoutes.ts';

interface Services {
  emailChange: EmailChange;
}

const REFUSALS = {
  wrongCode: refusal(SECURITY_CODES.wrongCode, 'A code is wrong, has expired or was used.'),
  emailTaken: refusal(PROFILE_CODES.emailTaken, 'Another account has this email.'),
};

/** The new-user calls that move an account to another email. */
export const emailRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { emailChange } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/send-email-code',
    { config: { recentCheck: 'needed' }, schema: { body: SendEmailCode, response: { '2xx': Envelope(Nothing) } } },
    async (request, reply) => {
      const { scene, email } = request.body;
      const outcome = await emailChange.sendCode(sessionOf(request).gid, scene, email);
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'sameEmail') return refusal(PROFILE_CODES.sameEmail, 'This is the account’s email.');
      return success(null);
    },
  );

  app.post(
    '/v1/change-email',
    {
      config: { recentCheck: 'needed', limit: { name: 'change-email', calls: 30, window: HOUR } },
      schema: { body: ChangeEmail, response: { '2xx': Envelope(Nothing) } },
    },
    async (request) => {
      const outcome = await emailChange.change(callerOf(request), request.body);
      return outcome === 'changed' ? success(null) : REFUSALS[outcome];
    },
  );
};
