import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { CompleteRegistration, Register } from '@tracking-console/contract/account/user';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { clientOf } from '../../http/callers/client.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { leaveNotice } from '../../http/errors/notice.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { RegistrationService } from './registrationService.ts';

interface Services {
  configuration: Configuration;
  registration: RegistrationService;
}

/** Calls that open a new account; there are none if the deployment opens its accounts itself. */
export const registrationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, registration } = services;
  if (!configuration.registration) return;

  // The same answer for every address: it does not reveal who has an account.
  app.post(
    '/v1/register',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: Register, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const { email, language = requestLanguage(request) } = request.body;
      const seconds = await registration.request(email, language, request.ip);
      return seconds > 0 ? refuseForNow(reply, seconds) : success(null);
    },
  );

  app.post(
    '/v1/complete-registration',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: CompleteRegistration, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const outcome = await registration.complete(token, password, clientOf(request));
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'ended') return refusal(CODE.failed, 'The link has expired or was used.');
      if (outcome.phase === 'breached')
        return refusal(SECURITY_CODES.breachedPassword, 'The password is on a list of leaked ones.');
      leaveNotice(reply, 'registered');
      return success(null);
    },
  );
};
