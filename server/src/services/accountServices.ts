import { createAccountEventService } from '../features/accountEvents/accountEventService.ts';
import { createAccountRemoval } from '../features/accounts/accountRemoval.ts';
import { createEmailChange } from '../features/accounts/emailChange.ts';
import { createProfileChange } from '../features/accounts/profileChange.ts';
import { createPasskeyService } from '../features/passkeys/passkeyService.ts';
import { createPrivacyService } from '../features/privacy/privacyService.ts';
import { createListMemberInfos } from '../features/quotas/memberInfos.ts';
import { createPasswordChange } from '../features/security/passwordChange.ts';
import { createTwoStepChange } from '../features/security/twoStepChange.ts';
import { createSessionService } from '../features/sessions/sessionService.ts';
import type { ShipmentService } from '../features/shipments/shipmentService.ts';
import { createPasswordResetService } from '../features/signIn/passwordResetService.ts';
import { createRegistrationService } from '../features/signIn/registrationService.ts';
import { createSignInService } from '../features/signIn/signInService.ts';
import { createOpenIdConnect } from '../features/social/openIdConnect.ts';
import { createSocialFlows } from '../features/social/socialFlow.ts';
import { createSocialService } from '../features/social/socialService.ts';
import { createTwoStepService } from '../features/twoStep/twoStepService.ts';
import { createIdentityService, type IdentityOpenedListener } from '../features/users/identityService.ts';
import { createUserService } from '../features/users/userService.ts';
import { lockCustomer } from '../lockCustomer.ts';
import type { Foundation } from './foundation.ts';

/** The services of customers, their sign-in, and what they change about both. */
export function createAccountServices(foundation: Foundation, { statistics }: Pick<ShipmentService, 'statistics'>) {
  const { configuration, db, now, quotas, sealer, brand, onProblem } = foundation;
  const onIdentityOpened: IdentityOpenedListener[] = [
    ({ gid, identity }, transaction) => quotas.openAccount(transaction, { gid, scope: identity }),
  ];
  const users = createUserService(db, now, createListMemberInfos({ db, quotas, statistics }));
  const privacy = createPrivacyService(db, now);
  const sessions = createSessionService(db, now);
  const accountEvents = createAccountEventService(foundation);
  const twoStep = createTwoStepService({ db, now, sealer, brand });
  const passkeys = createPasskeyService({ ...foundation, origins: configuration.origins });
  const base = { ...foundation, users, sessions, accountEvents, twoStep, passkeys };
  const signIn = createSignInService(base);
  const passwordResets = createPasswordResetService(base);
  return {
    users,
    sessions,
    accountEvents,
    twoStep,
    passkeys,
    privacy,
    signIn,
    passwordResets,
    onIdentityOpened,
    identities: createIdentityService(db, now, onIdentityOpened),
    passwordChange: createPasswordChange({ ...base, signIn, passwordResets }),
    twoStepChange: createTwoStepChange({ ...base, signIn }),
    social: createSocialService({ ...base, providers: configuration.socialProviders }),
    openIdConnect: createOpenIdConnect({ now, onProblem }),
    socialFlows: createSocialFlows({ sealer, now }),
    registration: createRegistrationService({ ...base, privacy, area: configuration.defaultArea }),
    profileChange: createProfileChange(base),
    emailChange: createEmailChange({ ...base, passwordResets }),
    accountRemoval: createAccountRemoval({ ...base, passwordResets, lockCustomer }),
  };
}

export type AccountServices = ReturnType<typeof createAccountServices>;
