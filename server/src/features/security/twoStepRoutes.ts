import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ConfirmTwoStep,
  RecoveryCodes,
  TurnOffTwoStep,
  TwoStepSetup,
  TwoStepState,
} from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { clientOf } from '../../http/callers/client.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import { refuseForNow } from '../../http/errors/refuseForNow.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { TwoStepChange } from './twoStepChange.ts';

interface Services {
  twoStep: TwoStepService;
  twoStepChange: TwoStepChange;
}

const ALREADY_ON = refusal(SECURITY_CODES.twoStepState, 'Two-step sign-in is on already.');
const NOT_ON = refusal(SECURITY_CODES.twoStepState, 'Two-step sign-in is not on.');
const NOT_BEGUN = refusal(SECURITY_CODES.twoStepState, 'Begin the setup again.');
const PASSWORD_REFUSALS = {
  wrongPassword: refusal(SECURITY_CODES.wrongPassword, 'The password is not right.'),
  shortPassword: refusal(SECURITY_CODES.shortPassword, 'Choose a longer password first: it is all there would be.'),
};
const WRONG_CODE = refusal(SECURITY_CODES.wrongCode, 'The code is wrong or was used.');

/** The new-user calls of two-step sign-in. */
export const twoStepRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { twoStep, twoStepChange } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/get-two-step',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(TwoStepState) } },
    },
    async (request) => success(await twoStep.state(sessionOf(request).gid)),
  );

  app.post(
    '/v1/set-up-two-step',
    { config: { recentCheck: 'needed' }, schema: { body: NoParameters, response: { '2xx': Envelope(TwoStepSetup) } } },
    async (request) => {
      const setup = await twoStepChange.begin(sessionOf(request).gid);
      return setup ? success(setup) : ALREADY_ON;
    },
  );

  app.post(
    '/v1/confirm-two-step',
    {
      config: { recentCheck: 'needed', limit: { name: 'confirm-two-step', calls: 10, window: 10 * MINUTE } },
      schema: { body: ConfirmTwoStep, response: { '2xx': Envelope(RecoveryCodes) } },
    },
    async (request) => {
      const codes = await twoStepChange.confirm(sessionOf(request), request.body.code, clientOf(request));
      if (codes === 'wrongCode') return WRONG_CODE;
      return codes === 'notBegun' ? NOT_BEGUN : success({ codes });
    },
  );

  app.post(
    '/v1/turn-off-two-step',
    {
      // The call itself requires the password.
      config: { recentCheck: 'not needed' },
      bodyLimit: 16_384,
      schema: { body: TurnOffTwoStep, response: { '2xx': Envelope(Nothing) } },
    },
    async (request, reply) => {
      const { gid } = sessionOf(request);
      const outcome = await twoStepChange.turnOff(gid, request.body.password, clientOf(request));
      if (outcome.phase === 'throttled') return refuseForNow(reply, outcome.seconds);
      if (outcome.phase === 'refused') return PASSWORD_REFUSALS[outcome.why];
      return outcome.phase === 'off' ? success(null) : NOT_ON;
    },
  );

  app.post(
    '/v1/renew-recovery-codes',
    { config: { recentCheck: 'needed' }, schema: { body: NoParameters, response: { '2xx': Envelope(RecoveryCodes) } } },
    async (request) => {
      const codes = await twoStepChange.renewRecoveryCodes(sessionOf(request).gid, clientOf(request));
      return codes ? success({ codes }) : NOT_ON;
    },
  );
};
