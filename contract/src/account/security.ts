import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { PasskeyProof } from './passkeys.ts';
import { MAX_PASSWORD, MIN_PASSWORD_TWO_STEP } from './userConstants.ts';

/** Calls of the new-user root about how an account is protected, snake_case on the wire. */

const Password = Type.String({ maxLength: 1024 });
/** Where two-step sign-in is off the server refuses those below MIN_PASSWORD. */
const NewPassword = Type.String({ minLength: MIN_PASSWORD_TWO_STEP, maxLength: MAX_PASSWORD });
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
const Code = Type.String({ maxLength: 40 });

export const ChangePassword = Type.Object({ current: Password, password: NewPassword }, closed);
export type ChangePassword = Static<typeof ChangePassword>;

/** Proves that the customer is the one who sits there: by the password, a code of two-step sign-in, or a passkey. */
export const Reauthenticate = Type.Union([
  Type.Object({ password: Password }, closed),
  Type.Object({ code: Code }, closed),
  Type.Object({ passkey: PasskeyProof }, closed),
]);
export type Reauthenticate = Static<typeof Reauthenticate>;

/** The second step of signing in. `gb` is the address to return to. */
export const SignInCode = Type.Object({ code: Code, gb: Type.Optional(Type.String({ maxLength: 4096 })) }, closed);

export const DEVICE_KINDS = ['desktop', 'mobile', 'tablet', 'other'] as const;

const device = {
  kind: Type.Enum(DEVICE_KINDS),
  /** Names as their makers write them, or empty. */
  browser: Type.String(),
  system: Type.String(),
  ip: Type.String(),
  /** The country the browser's language names, two small letters, or empty. */
  country: Type.String(),
};

export const SessionRow = Type.Object({
  id: Type.String(),
  ...device,
  sign_in_time: Type.String(),
  last_seen_time: Type.String(),
  /** The one this call was made in. */
  current: Type.Boolean(),
});
export type SessionRow = Static<typeof SessionRow>;

/** The one of the call first, then the last seen ones. */
export const SessionList = Type.Object({ sessions: Type.Array(SessionRow) });
export type SessionList = Static<typeof SessionList>;

/** A session or a passkey, by the id it is listed with. */
export const NamedThing = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  closed,
);

export const SignInRow = Type.Object({
  id: Type.String(),
  ...device,
  time: Type.String(),
  /** Whether it led in; the password or the code was wrong otherwise. */
  succeeded: Type.Boolean(),
  new_device: Type.Boolean(),
});
export type SignInRow = Static<typeof SignInRow>;

/** The newest first. */
export const SignInList = Type.Object({ sign_ins: Type.Array(SignInRow) });
export type SignInList = Static<typeof SignInList>;

export const TwoStepState = Type.Object({
  /** When it was turned on; null: it is off. */
  since: Type.Union([Type.String(), Type.Null()]),
  /** Unused ones. */
  recovery_codes: Type.Integer(),
});
export type TwoStepState = Static<typeof TwoStepState>;

/** What an authenticator app needs, as text and as the address in the QR code. */
export const TwoStepSetup = Type.Object({ secret: Type.String(), uri: Type.String() });
export type TwoStepSetup = Static<typeof TwoStepSetup>;

/** With the current password, which is from then on all it takes to sign in. */
export const TurnOffTwoStep = Type.Object({ password: Password }, closed);

export const ConfirmTwoStep = Type.Object({ code: Code }, closed);

/** Shown this once; the server keeps hashes. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
