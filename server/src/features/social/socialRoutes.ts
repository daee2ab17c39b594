import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import {
  ConnectSocial,
  DisconnectSocial,
  SocialList,
  SocialStart,
} from '@tracking-console/contract/account/socialAccounts';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { Configuration } from '../../config.ts';
import { clientOf } from '../../http/callers/client.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { ProviderAway } from '../../providerAway.ts';
import type { OpenIdConnect } from './openIdConnect.ts';
import { returnTo } from './returnTo.ts';
import type { SocialFlows } from './socialFlow.ts';
import type { SocialService } from './socialService.ts';

interface Services {
  configuration: Configuration;
  social: SocialService;
  openIdConnect: OpenIdConnect;
  socialFlows: SocialFlows;
}

const NO_PROVIDER = refusal(SECURITY_CODES.noProvider, 'There is no such provider, or nothing is connected.');
const ONLY_WAY_IN = refusal(SECURITY_CODES.onlyWayIn, 'Without it you could not sign in any more.');

/** The new-user calls about accounts elsewhere that the customer signs in with. */
export const socialRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, social, openIdConnect, socialFlows } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/list-social-accounts',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(SocialList) } },
    },
    async (request) => success(await social.list(sessionOf(request).gid)),
  );

  app.post(
    '/v1/connect-social',
    { config: { recentCheck: 'needed' }, schema: { body: ConnectSocial, response: { '2xx': Envelope(SocialStart) } } },
    async (request, reply) => {
      const provider = social.find(request.body.provider);
      if (!provider) return NO_PROVIDER;
      const begun = await openIdConnect.begin(provider, returnTo(request, configuration, provider));
      if (!begun) throw new ProviderAway(SECURITY_CODES.providerUnreachable, 'The provider cannot be reached.');
      const gb = `/${request.body.console.toLowerCase()}/socialbind`;
      socialFlows.keep(reply, { ...begun.secrets, provider: provider.key, gid: sessionOf(request).gid, gb });
      return success({ location: begun.location });
    },
  );

  app.post(
    '/v1/disconnect-social',
    { config: { recentCheck: 'needed' }, schema: { body: DisconnectSocial, response: { '2xx': Envelope(Nothing) } } },
    async (request) => {
      const provider = social.find(request.body.provider);
      if (!provider) return NO_PROVIDER;
      const outcome = await social.disconnect(sessionOf(request).gid, provider, clientOf(request));
      if (outcome === 'last') return ONLY_WAY_IN;
      return outcome ? success(null) : NO_PROVIDER;
    },
  );
};
