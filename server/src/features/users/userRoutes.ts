import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginUser, OpenApiApp, SwitchApp } from '@tracking-console/contract/account/user';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireSession, sessionOf, setSessionCookie } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { PrivacyService } from '../privacy/privacyService.ts';
import { LIFE_TIME_MS, type SessionService } from '../sessions/sessionService.ts';
import { readCompany, refuseCompany } from './companyRules.ts';
import type { IdentityService } from './identityService.ts';
import type { UserService } from './userService.ts';

interface Services {
  users: UserService;
  identities: IdentityService;
  privacy: PrivacyService;
  sessions: SessionService;
}

const NOT_SIGNED_IN = refusal(CODE.notSignedIn, 'Not signed in.');

/** The new-user calls about who the customer is and which identities are open. */
export const userRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { users, identities, privacy, sessions } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/get-login-user',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters, response: { 200: Envelope(LoginUser) } } },
    async (request) => {
      const { gid } = sessionOf(request);
      const [profile, updateNeeded] = await Promise.all([users.profile(gid), privacy.isUpdateNeeded(gid)]);
      if (!profile) return NOT_SIGNED_IN;
      if (!updateNeeded) return success(profile);
      return { code: CODE.policyUpdateNeeded, message: 'The privacy policy has changed.', data: profile };
    },
  );

  app.post(
    '/v1/open-buyer-app',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters, response: { 200: Envelope(Nothing) } } },
    async (request, reply) => {
      if (await identities.openBuyer(sessionOf(request).gid)) await renewSession(request, reply);
      return success(null);
    },
  );

  app.post(
    '/v1/open-api-app',
    { config: { recentCheck: 'not needed' }, schema: { body: OpenApiApp, response: { 200: Envelope(Nothing) } } },
    async (request, reply) => {
      const { gid } = sessionOf(request);
      const user = await users.find(gid);
      if (!user) return NOT_SIGNED_IN;
      const company = readCompany(request.body);
      const refused = refuseCompany(company, user.country);
      if (refused) return refusal(refused.code, refused.message);
      if (await identities.openApi(gid, company)) await renewSession(request, reply);
      return success(null);
    },
  );

  app.post(
    '/v1/switch-app',
    {
      config: { recentCheck: 'not needed', limit: { name: 'switch-app', calls: 60, window: MINUTE } },
      schema: { body: SwitchApp, response: { 200: Envelope(Nothing) } },
    },
    async (request) => {
      await users.recordSwitch(sessionOf(request).gid, request.body.app);
      return success(null);
    },
  );

  /** The session may do more from now on, so its old id must become invalid. */
  async function renewSession(request: FastifyRequest, reply: FastifyReply) {
    const id = await sessions.rotate(sessionOf(request));
    if (id) setSessionCookie(reply, id, LIFE_TIME_MS);
  }
};
