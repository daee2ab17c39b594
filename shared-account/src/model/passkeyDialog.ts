import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AddPasskey, PasskeyProof } from '@tracking-console/contract/passkeys';
import { PASSKEY_TRANSPORTS } from '@tracking-console/contract/securityConstants';

/** The browser asks the customer; undefined: they closed its dialog, or it has no passkey for us. */
const orUndefined = () => undefined;

export async function makePasskey(options: string): Promise<AddPasskey | undefined> {
  const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(orUndefined);
  if (!made) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    id: made.id,
    client_data: clientDataJSON,
    attestation: attestationObject,
    transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
  };
}

export async function provePasskey(options: string): Promise<PasskeyProof | undefined> {
  const proved = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(orUndefined);
  if (!proved) return undefined;
  const { clientDataJSON, authenticatorData, signature } = proved.response;
  return { id: proved.id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
}
