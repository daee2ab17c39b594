import { HOUR } from '@tracking-console/contract/values/durations';
import type { Configuration, IDToken } from 'openid-client';
import { messageOf } from '../../http/errors/describeError.ts';
import type { SocialProvider } from '../../socialProvidersFile.ts';

/** Values that have to come back unchanged, or that only we know. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface ProvenAccount {
  issuer: string;
  subject: string;
  /** To recognise it by: an e-mail address or a name. */
  name: string;
}

export type Proof = ProvenAccount | 'cancelled' | 'refused' | 'unreachable';

interface Needed {
  now: () => Date;
  onProblem: (message: string) => void;
}

/** Loaded at the first sign-in of this kind. */
const library = () => import('openid-client');

/** A provider's metadata changes rarely, and its signing keys are fetched again when an unknown one signs. */
const DISCOVERY_LIFE_MS = HOUR;
const TIMEOUT_S = 10;
const NAME_LENGTH = 200;

export type OpenIdConnect = ReturnType<typeof createOpenIdConnect>;

/** The code flow of OpenID Connect with PKCE, state and nonce. */
export function createOpenIdConnect({ now, onProblem }: Needed) {
  const discovered = new Map<string, { configuration: Configuration; time: number }>();

  async function configurationOf({ issuer, client_id, client_secret }: SocialProvider): Promise<Configuration> {
    const known = discovered.get(issuer);
    if (known && now().getTime() - known.time < DISCOVERY_LIFE_MS) return known.configuration;
    const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library();
    const configuration = await discovery(new URL(issuer), client_id, client_secret, undefined, {
      timeout: TIMEOUT_S,
      execute: [
        // The signature of an answer is checked, though it comes from the provider itself.
        enableNonRepudiationChecks,
        // Only for this machine: the providers' file takes no other over HTTP.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
    discovered.set(issuer, { configuration, time: now().getTime() });
    return configuration;
  }

  return {
    /** The provider's address, and the secrets that prove the answer; null: the provider cannot be reached. */
    async begin(provider: SocialProvider, returnTo: string): Promise<{ location: string; secrets: Secrets } | null> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await library();
      const secrets = {
        state: random.randomState(),
        nonce: random.randomNonce(),
        verifier: random.randomPKCECodeVerifier(),
      };
      try {
        const url = buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: returnTo,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { location: url.href, secrets };
      } catch (error) {
        onProblem(`${provider.name} could not be asked to sign somebody in: ${messageOf(error)}`);
        return null;
      }
    },

    /** @param answer the whole address the provider sent the customer back to */
    async finish(provider: SocialProvider, answer: URL, { state, nonce, verifier }: Secrets): Promise<Proof> {
      const { authorizationCodeGrant, AuthorizationResponseError } = await library();
      try {
        const configuration = await configurationOf(provider);
        const tokens = await authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('the answer has no id token');
        // The library has compared the issuer.
        return { issuer: provider.issuer, subject: claims.sub, name: nameIn(claims) };
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
        onProblem(`An answer of ${provider.name} was refused: ${messageOf(error)}`);
        return isUnreachable(error) ? 'unreachable' : 'refused';
      }
    },
  };
}

function nameIn({ email, preferred_username: username, name, sub }: IDToken): string {
  const given = [email, username, name].find((claim) => typeof claim === 'string' && claim.trim() !== '') ?? sub;
  return String(given)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
}

/** No answer came, rather than a wrong one. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: unknown } }; // whatever was thrown
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && cause?.code !== undefined);
}
