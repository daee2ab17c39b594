import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { PASSKEY_TRANSPORTS } from './securityConstants.ts';

/** Calls of the new-user root about passkeys (WebAuthn), snake_case on the wire. */

/** Bytes as base64url. */
const Bytes = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** What a browser answers when it has made a passkey. */
export const AddPasskey = Type.Object(
  {
    id: Bytes(1400),
    client_data: Bytes(8192),
    attestation: Bytes(65_536),
    transports: Type.Array(Type.Enum(PASSKEY_TRANSPORTS), { maxItems: PASSKEY_TRANSPORTS.length }),
  },
  closed,
);
export type AddPasskey = Static<typeof AddPasskey>;

const proof = {
  id: Bytes(1400),
  client_data: Bytes(8192),
  authenticator_data: Bytes(8192),
  signature: Bytes(8192),
};

/** What a browser answers when it has used one. */
export const PasskeyProof = Type.Object(proof, closed);
export type PasskeyProof = Static<typeof PasskeyProof>;

/** `gb` is the address to return to. */
export const SignInPasskey = Type.Object({ ...proof, gb: Type.Optional(Type.String({ maxLength: 4096 })) }, closed);

/** The options of WebAuthn's own making, as JSON text: its names are not converted. */
export const PasskeyOptions = Type.Object({ options: Type.String() });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

export const PasskeyRow = Type.Object({
  id: Type.String(),
  /** Where it was made: browser and system, or empty. */
  name: Type.String(),
  create_time: Type.String(),
  last_used_time: Type.Union([Type.String(), Type.Null()]),
});
export type PasskeyRow = Static<typeof PasskeyRow>;

export const PasskeyList = Type.Object({ passkeys: Type.Array(PasskeyRow) });
export type PasskeyList = Static<typeof PasskeyList>;
