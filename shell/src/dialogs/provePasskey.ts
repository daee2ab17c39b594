import { startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyProof } from '@tracking-console/contract/account/passkeys';
import type { CamelCase } from '@tracking-console/platform';

/** The browser's passkey dialog; undefined: the customer closed it, or has no passkey for us. */
export async function provePasskey(options: string): Promise<CamelCase<PasskeyProof> | undefined> {
  const proved = await startAuthentication({ optionsJSON: JSON.parse(options) }).catch(() => undefined);
  if (!proved) return undefined;
  const { clientDataJSON, authenticatorData, signature } = proved.response;
  return { id: proved.id, clientData: clientDataJSON, authenticatorData, signature };
}
