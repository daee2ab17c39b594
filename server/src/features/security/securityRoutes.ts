import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChangePassword, Reauthenticate } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { MIN_PASSWORD } from '@tracking-console/contract/account/userConstants';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { type Client, clientOf } from '../../http/callers/client.ts';
import { requireSession, sessionOf, setSessionCookie } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import { LIFE_TIME_MS, type SessionService } from '../sessions/sessionService.ts';
import type { SignInService } from '../signIn/signInService.ts';
import type { User, UserService } from '../users/userService.ts';
import type { PasswordChange } from './passwordChange.ts';

interface Services {
  passwordChange: PasswordChange;
  signIn: SignInService;
  sessions: SessionService;
  users: UserService;
  accountEvents: AccountEventService;
  passkeys: PasskeyService;
}

const NOT_SIGNED_IN = refusal(CODE.notSignedIn, 'Not signed in.');
const CHECK_REFUSALS = {
  password: refusal(SECURITY_CODES.wrongPassword, 'The password is not right.'),
  code: refusal(SECURITY_CODES.wrongCode, 'The code is wrong or was used.'),
  passkey: refusal(SECURITY_CODES.passkeyRefused, 'The passkey is not the account’s.'),
};
const WORDS = {
  wrongPassword: 'The current password is not right.',
  samePassword: 'The new password is the current one.',
  shortPassword: `Without two-step sign-in, a password has at least ${MIN_PASSWORD} characters.`,
  breachedPassword: 'The password is on a list of leaked ones.',
};

/** The new-user calls that prove who is there, and change how it is proved. */
export const securityRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { passwordChange, signIn, sessions, users, accountEvents, passkeys } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/change-password',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: ChangePassword, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const outcome = await passwordChange.change(sessionOf(request), request.body, clientOf(request));
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') return refusal(outcome.code, WORDS[outcome.why]);
      if (outcome.phase === 'ended') return NOT_SIGNED_IN;
      setSessionCookie(reply, outcome.sessionId, LIFE_TIME_MS);
      return success(null);
    },
  );

  async function check(given: Reauthenticate, user: User, client: Client) {
    if ('code' in given) return ['code', await signIn.checkCode(user, given.code, client)] as const;
    if ('password' in given)
      return ['password', await signIn.checkPassword(user.email, given.password, client)] as const;
    const phase = (await passkeys.prove(given.passkey)) === user.gid ? 'matched' : 'refused';
    return ['passkey', { phase }] as const;
  }

  app.post(
    '/v1/reauthenticate',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 65_536,
      schema: { body: Reauthenticate, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      const { gid } = session;
      const client = clientOf(request);
      const user = await users.find(gid);
      if (!user) return NOT_SIGNED_IN;
      const [detail, outcome] = await check(request.body, user, client);
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') {
        await accountEvents.record({ gid, kind: 'checkRefused', client, detail });
        return CHECK_REFUSALS[detail];
      }
      await sessions.confirm(session);
      if (detail !== 'password') await sessions.noteSecondStep(session);
      await accountEvents.record({ gid, kind: 'checked', client, detail });
      return success(null);
    },
  );
};
