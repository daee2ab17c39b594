import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PrivacyAgreement, UpdatePrivacyAgreement } from '@tracking-console/contract/account/user';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { PrivacyService } from './privacyService.ts';

interface Services {
  privacy: PrivacyService;
}

export const privacyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/get-privacy-agreement',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { 200: Envelope(PrivacyAgreement) } },
    },
    async () => success({ version: await services.privacy.currentVersion() }),
  );

  app.post(
    '/v1/update-privacy-agreement',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: UpdatePrivacyAgreement, response: { 200: Envelope(Nothing) } },
    },
    async (request) => {
      const accepted = await services.privacy.accept(sessionOf(request).gid, request.body.privacy_agreement_version);
      return accepted ? success(null) : refusal(CODE.failed, 'This is not the version in force.');
    },
  );
};
