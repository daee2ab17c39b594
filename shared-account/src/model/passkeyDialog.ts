import { startRegistration } from '@simplewebauthn/browser';
import type { AddPasskey } from '@tracking-console/contract/passkeys';
import { PASSKEY_TRANSPORTS } from '@tracking-console/contract/securityConstants';

/** The browser asks the customer; undefined: they closed its dialog. */
export async function makePasskey(options: string): Promise<AddPasskey | undefined> {
  const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => undefined);
  if (!made) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    id: made.id,
    client_data: clientDataJSON,
    attestation: attestationObject,
    transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
  };
}
