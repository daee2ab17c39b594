import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialProvider } from '../src/socialProvidersFile.ts';

/** The parts of an answer that a test makes wrong. */
export interface Lies {
  issuer?: string;
  nonce?: string;
  audience?: string;
  key?: 'another';
}

export interface TestProvider {
  provider: SocialProvider;
  /** The person who signs in there next. */
  subject: string;
  lies: Lies;
  /** Requests to its token endpoint. */
  exchanges: URLSearchParams[];
  /** What a browser does that follows the location: signs in and comes back. */
  visit(location: string, changes?: Record<string, string>): string;
  close(): Promise<void>;
}

const KEY_ID = 'test';

/** An OpenID Connect provider that answers by the rules, or as a test wants it to lie. */
export async function startOidcProvider(key: string): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const asked = new Map<string, { nonce: string; challenge: string; subject: string }>();
  const exchanges: URLSearchParams[] = [];
  let issuer = '';

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const answer = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration')
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname === '/keys')
      return answer({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] });
    let text = '';
    for await (const part of request) text += part;
    const form = new URLSearchParams(text);
    exchanges.push(form);
    const begun = asked.get(form.get('code') ?? '');
    asked.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!begun || proof !== begun.challenge) return answer({ error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1000);
    const { lies } = test;
    const idToken = sign(lies.key ? another : privateKey, {
      iss: lies.issuer ?? issuer,
      aud: lies.audience ?? 'console',
      nonce: lies.nonce ?? begun.nonce,
      sub: begun.subject,
      email: `${begun.subject}@example.com`,
      iat: now,
      exp: now + 60,
    });
    return answer({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on one
  issuer = `http://127.0.0.1:${port}`;

  const test: TestProvider = {
    provider: { key, name: `Provider ${key}`, issuer, client_id: 'console', client_secret: 'secret' },
    subject: 'ada',
    lies: {},
    exchanges,
    visit(location, changes = {}) {
      const wanted = new URL(location).searchParams;
      const code = randomUUID();
      const begun = { nonce: wanted.get('nonce') ?? '', challenge: wanted.get('code_challenge') ?? '' };
      asked.set(code, { ...begun, subject: test.subject });
      const back = new URL(wanted.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: wanted.get('state') ?? '', ...changes }));
      return back.pathname + back.search;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return test;
}

function sign(key: KeyObject, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', kid: KEY_ID })}.${part(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}
