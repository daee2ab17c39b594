import { startRegistration } from '@simplewebauthn/browser';
import { PASSKEY_TRANSPORTS } from '@tracking-console/contract/account/securityConstants';
import type { MadePasskey } from '../../model/securityQueries.ts';

/** Opens the browser's dialog; undefined: the customer closed it. */
export async function makePasskey(options: string): Promise<MadePasskey | undefined> {
  const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => undefined);
  if (!made) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    id: made.id,
    clientData: clientDataJSON,
    attestation: attestationObject,
    transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
  };
}
