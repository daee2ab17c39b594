/** Refusals of the calls about how an account is protected. */
export const SECURITY_CODES = {
  /** The last check of who is there is too long ago: reauthenticate, then call again. */
  checkNeeded: -10010310,
  wrongPassword: -10010311,
  breachedPassword: -10010312,
  samePassword: -10010313,
  /** Wrong, expired or used before. */
  wrongCode: -10010314,
  /** Two-step sign-in is on already, or is not. */
  twoStepState: -10010315,
  noSession: -10010316,
  /** The password was right, and too long ago: sign in from the beginning. */
  signInEnded: -10010317,
  passkeyRefused: -10010318,
  noPasskey: -10010319,
  tooManyPasskeys: -10010320,
  noProvider: -10010321,
  /** Without it there would be no way to sign in any more. */
  onlyWayIn: -10010322,
  providerUnreachable: -10010323,
  /** The account's role is valid only in a session in which a second step was proven. */
  secondStepNeeded: -10010324,
  /** It has fewer characters than are needed for a password without a second step. */
  shortPassword: -10010325,
} as const;

/** In minutes. */
export const CHECK_MINUTES = 10;
/** Sign-ins are listed, and kept, for so long. */
export const SIGN_IN_DAYS = 90;
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 20;

/** Acts on an account, and attempts at them. */
export const EVENT_KINDS = [
  'signedIn',
  'signInRefused',
  'signedOut',
  'checked',
  'checkRefused',
  'passwordChanged',
  'passwordChangeRefused',
  'passwordReset',
  'sessionEnded',
  'otherSessionsEnded',
  'twoStepOn',
  'twoStepOff',
  'twoStepRefused',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRefused',
  'registered',
  'profileChanged',
  'companyChanged',
  'photoChanged',
  'photoRefused',
  'emailChanged',
  'emailChangeRefused',
  'deletionRequested',
  'deletionRefused',
  'deletionCanceled',
  'keyCreated',
  'keyRolled',
  'keyRevoked',
  'keyRevealed',
  'addressesChanged',
  'socialConnected',
  'socialDisconnected',
  'socialRefused',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What became of a connection, in the address the customer returns to. */
export const SOCIAL_RESULTS = ['connected', 'conflict', 'occupied', 'cancelled', 'refused', 'unreachable'] as const;
export type SocialResult = (typeof SOCIAL_RESULTS)[number];
