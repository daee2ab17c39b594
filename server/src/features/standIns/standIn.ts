import type { IncomingMessage, ServerResponse } from 'node:http';
import type { interactionPolicy as InteractionPolicy } from 'oidc-provider';
import type { SocialProvider } from '../../socialProvidersFile.ts';
import type { StandInStore } from './standInStore.ts';

/** The people to choose from, by name and the part of the address before the @. */
export const PEOPLE = { ada: 'Ada', grace: 'Grace', alan: 'Alan' } as const;
export type Person = keyof typeof PEOPLE;

export const isPerson = (name: unknown): name is Person => typeof name === 'string' && Object.hasOwn(PEOPLE, name);

export type StandIn = Awaited<ReturnType<typeof createStandIn>>;

/**
 * A real OpenID Connect provider whose customers need no password, below a path of this server.
 * @param returnAddresses the allowed addresses to send customers back to
 */
export async function createStandIn(provider: SocialProvider, returnAddresses: readonly string[], store: StandInStore) {
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const mount = new URL(provider.issuer).pathname;
  const { key } = provider;
  const oidc = new Provider(provider.issuer, {
    adapter: (kind) => store.open(key, kind),
    clients: [
      {
        client_id: provider.client_id,
        client_secret: provider.client_secret,
        redirect_uris: [...returnAddresses],
        id_token_signed_response_alg: 'EdDSA',
      },
    ],
    jwks: { keys: [{ ...store.signingKey(key), use: 'sig', alg: 'EdDSA', kty: 'OKP' }] },
    cookies: { keys: store.cookieKeys(key), names: namesOf(provider) },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    // The email address and the name are in the answer itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${mount}/choose/${uid}`, policy: askEachTime(interactionPolicy) },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => claimsOf(sub, provider) }),
    // No consent is requested: the people are made up.
    async loadExistingGrant({ oidc: { client, session, provider: self } }) {
      if (!client || !session?.accountId) return undefined;
      const grant = new self.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description: detail }) => {
      context.type = 'text/plain; charset=utf-8';
      context.body = `${error}: ${detail ?? ''}`;
    },
  });
  // Behind a proxy the browser uses HTTPS, as the issuer's address does.
  oidc.proxy = provider.issuer.startsWith('https:');
  const handle = oidc.callback();

  return {
    /** Its own addresses are below the path. */
    answer(request: IncomingMessage, response: ServerResponse): void {
      const url = request.url ?? '/';
      Object.assign(request, { originalUrl: url });
      request.url = url.slice(mount.length) || '/';
      void handle(request, response);
    },

    /** Goes on as that person, back to the requesting page; answers with the address. */
    choose: (request: IncomingMessage, response: ServerResponse, person: Person): Promise<string> =>
      oidc.interactionResult(request, response, { login: { accountId: person, remember: false } }),

    /** Goes back without signing in. */
    cancel: (request: IncomingMessage, response: ServerResponse): Promise<string> =>
      oidc.interactionResult(request, response, { error: 'access_denied' }),
  };
}

/** Prompts every time, because the user wants to be another person the next time. */
function askEachTime({ base, Check }: typeof InteractionPolicy) {
  const policy = base();
  const check = new Check('each_time', 'Choose who you are.', ({ oidc: { result } }) =>
    result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

/** Two stand-ins at one host must not use each other's cookies. */
const namesOf = ({ key }: SocialProvider) => ({
  session: `stand-in-${key}`,
  interaction: `stand-in-${key}-choice`,
  resume: `stand-in-${key}-resume`,
});

function claimsOf(sub: string, { key }: SocialProvider) {
  if (!isPerson(sub)) return { sub };
  return { sub, name: PEOPLE[sub], email: `${sub}@${key}.example.com` };
}
