import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PasskeyOptions, SignInPasskey } from '@tracking-console/contract/account/passkeys';
import { SignInCode } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { ForgotPassword, ResetPassword, SignedIn, SignIn } from '@tracking-console/contract/account/user';
import { MIN_PASSWORD } from '@tracking-console/contract/account/userConstants';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { clientOf, deviceOf, rememberDevice } from '../../http/callers/client.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/callers/session.ts';
import { clearStepCookie, setStepCookie, stepOf } from '../../http/callers/signInStep.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { leaveNotice } from '../../http/errors/notice.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { PasskeyService } from '../passkeys/passkeyService.ts';
import { LIFE_TIME_MS, type SessionService } from '../sessions/sessionService.ts';
import { STEP_LIFE_MS } from '../twoStep/twoStepService.ts';
import type { PasswordResetService } from './passwordResetService.ts';
import { returnAddress } from './returnAddress.ts';
import type { SignInService } from './signInService.ts';

interface Services {
  configuration: Configuration;
  signIn: SignInService;
  passwordResets: PasswordResetService;
  sessions: SessionService;
  passkeys: PasskeyService;
}

const SHORT_PASSWORD = `Without two-step sign-in, a password has at least ${MIN_PASSWORD} characters.`;
/** Per address, which may be that of a whole office; guessing is slowed down by throttle.ts. */
const SIGN_IN_LIMIT = { name: 'sign-in', calls: 600, window: MINUTE };
const PASSKEY_LIMIT = { name: 'passkey-options', calls: 60, window: MINUTE };

/** Calls of the new-user root that need no session. */
export const signInRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, signIn, passwordResets, sessions, passkeys } = services;

  // The same answer for every address: it does not reveal who has an account.
  app.post(
    '/v1/forgot-password',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: ForgotPassword, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const seconds = await passwordResets.request(request.body.email, request.ip);
      return seconds > 0 ? refuseForNow(reply, seconds) : success(null);
    },
  );

  app.post(
    '/v1/reset-password',
    {
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: ResetPassword, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const outcome = await passwordResets.reset(token, password, clientOf(request));
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'ended') return refusal(CODE.failed, 'The link has expired or was used.');
      if (outcome.phase === 'breached')
        return refusal(SECURITY_CODES.breachedPassword, 'The password is on a list of leaked ones.');
      if (outcome.phase === 'short') return refusal(SECURITY_CODES.shortPassword, SHORT_PASSWORD);
      clearSessionCookie(reply);
      leaveNotice(reply, 'passwordChanged');
      return success(null);
    },
  );

  app.post(
    '/v1/sign-in',
    {
      config: { recentCheck: 'not needed', limit: SIGN_IN_LIMIT },
      bodyLimit: 16_384,
      schema: { body: SignIn, response: { '2xx': Envelope(SignedIn) } },
    },
    async (request, reply) => {
      const { email, password, gb } = request.body;
      const device = deviceOf(request);
      const outcome = await signIn.signIn(email, password, clientOf(request), device);
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') return refusal(CODE.failed, 'Email and password do not match.');
      if (outcome.phase === 'secondStep') {
        setStepCookie(reply, outcome.token, STEP_LIFE_MS);
        return success({ location: '', second_step: true });
      }
      return enter(request, reply, { sessionId: outcome.sessionId, device, gb });
    },
  );

  app.post(
    '/v1/sign-in-code',
    {
      bodyLimit: 16_384,
      config: { recentCheck: 'not needed', limit: { name: 'sign-in-code', calls: 60, window: MINUTE } },
      schema: { body: SignInCode, response: { '2xx': Envelope(SignedIn) } },
    },
    async (request, reply) => {
      const { code, gb } = request.body;
      const device = deviceOf(request);
      const outcome = await signIn.signInWithCode(stepOf(request) ?? '', code, clientOf(request), device);
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'ended') return refusal(SECURITY_CODES.signInEnded, 'Sign in from the beginning.');
      if (outcome.phase === 'refused') return refusal(SECURITY_CODES.wrongCode, 'The code is wrong or was used.');
      clearStepCookie(reply);
      return enter(request, reply, { sessionId: outcome.sessionId, device, gb });
    },
  );

  app.post(
    '/v1/passkey-options',
    {
      config: { recentCheck: 'not needed', limit: PASSKEY_LIMIT },
      schema: { body: NoParameters, response: { '2xx': Envelope(PasskeyOptions) } },
    },
    async () => success({ options: await passkeys.usingOptions() }),
  );

  app.post(
    '/v1/sign-in-passkey',
    {
      bodyLimit: 65_536,
      config: { recentCheck: 'not needed', limit: { ...PASSKEY_LIMIT, name: 'sign-in-passkey' } },
      schema: { body: SignInPasskey, response: { '2xx': Envelope(SignedIn) } },
    },
    async (request, reply) => {
      const { gb, ...proof } = request.body;
      const device = deviceOf(request);
      const outcome = await signIn.signInWithPasskey(proof, clientOf(request), device);
      if (!outcome) return refusal(SECURITY_CODES.passkeyRefused, 'The passkey is of no account.');
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      clearStepCookie(reply);
      return enter(request, reply, { sessionId: outcome.sessionId, device, gb });
    },
  );

  interface Entry {
    sessionId: string;
    device: string;
    gb: string | undefined;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, { sessionId, device, gb }: Entry) {
    // Another user may use the browser now, or the same one has signed in again: the session before ends.
    if (request.session) await sessions.end(request.session);
    setSessionCookie(reply, sessionId, LIFE_TIME_MS);
    rememberDevice(reply, device);
    return success({ location: returnAddress(gb, configuration), second_step: false });
  }
};
