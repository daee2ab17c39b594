import { randomUUID } from 'node:crypto';
import { type ChannelName, RELEASE_ROOT } from '@tracking-console/contract/releases/releases';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { addUser, openSession } from './caller.ts';
import type { TestServer } from './testServer.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

/** A person or program that calls the release API. */
export interface ReleaseCaller {
  email: string;
  /** An address that begins with "/v1" is below the release API. */
  ask(method: Method, path: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The `If-Match` of a channel as it is now. */
  seen(channel: ChannelName): Promise<Headers>;
}

function caller({ app, services }: TestServer, email: string, own: Headers): ReleaseCaller {
  const ask: ReleaseCaller['ask'] = (method, path, body, headers) => {
    const url = path.startsWith('/v1') ? RELEASE_ROOT + path.slice(3) : path;
    const request: InjectOptions = { method, url, headers: { ...own, ...headers }, ...(body && { payload: body }) };
    return app.inject(request);
  };
  return {
    email,
    ask,
    async seen(channel) {
      return { 'if-match': `"${(await services.releases.findChannel(channel))?.etag}"` };
    },
  };
}

/** A signed-in person; a release engineer by default. */
export async function releaseEngineer(server: TestServer, { mayRelease = true } = {}): Promise<ReleaseCaller> {
  const email = `${randomUUID()}@example.com`;
  const gid = await addUser(server, { email, mayRelease, identities: ['BUYER'] });
  const sid = await openSession(server, gid);
  const [origin = ''] = server.services.configuration.origins;
  return caller(server, email, { cookie: `__Host-sid=${sid}`, origin });
}

/** A program with a token. */
export const tokenHolder = (server: TestServer, token: string) =>
  caller(server, 'ci', { authorization: `Bearer ${token}` });
