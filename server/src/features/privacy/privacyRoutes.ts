import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/envelope';
import { NoParameters } from '@tracking-console/contract/schema';
import { PrivacyAgreement, UpdatePrivacyAgreement } from '@tracking-console/contract/user';
import { refusal, success } from '../../http/envelope.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
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
