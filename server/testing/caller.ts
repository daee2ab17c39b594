import { randomBytes } from 'node:crypto';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { userIdentities, users } from '../src/features/users/userTable.ts';
import type { TestServer } from './testServer.ts';

/** A browser in front of the server: keeps the session cookie and sends the origin of its requests. */
export interface Caller {
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** The session cookie's value; undefined when signed out. */
  sid: string | undefined;
}

export interface SignedInCaller extends Caller {
  gid: string;
}

const COOKIE = '__Host-sid';

export function stranger({ app, services }: TestServer): Caller {
  const [origin = ''] = services.configuration.origins;
  const caller: Caller = {
    sid: undefined,
    get: (url, options) => send({ method: 'GET', url, ...options }),
    post: (url, payload = {}, options) =>
      send({ method: 'POST', url, payload, ...options, headers: { origin, ...options?.headers } }),
  };
  async function send(request: InjectOptions) {
    const cookies = { ...(caller.sid && { [COOKIE]: caller.sid }), ...request.cookies };
    const response = await app.inject({ ...request, cookies });
    const set = response.cookies.find(({ name }) => name === COOKIE);
    if (set) caller.sid = set.value || undefined;
    return response;
  }
  return caller;
}

export interface TestUser extends Partial<typeof users.$inferInsert> {
  identities?: Identity[];
}

/** Signs in a new user with the given identities (both, when none are named), without the cost of a password. */
export async function signedIn(server: TestServer, { identities, ...user }: TestUser = {}): Promise<SignedInCaller> {
  const gid = await addUser(server, { identities: identities ?? ['BUYER', 'API'], ...user });
  const sid = await openSession(server, gid);
  return Object.assign(stranger(server), { gid, sid });
}

/** Another session of the user, in which a second step was proven, as the roles of the staff need it. */
export const openSession = ({ services }: TestServer, gid: string): Promise<string> =>
  services.sessions.open(gid, { ip: '127.0.0.1', userAgent: 'test' }, true);

export async function addUser({ services }: TestServer, { identities = [], ...user }: TestUser): Promise<string> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const rows = await services.db
    .insert(users)
    .values({ email, passwordHash: '', ...user })
    .returning({ gid: users.gid });
  const gid = rows[0]?.gid ?? '';
  for (const identity of identities) await services.db.insert(userIdentities).values({ gid, identity });
  return gid;
}
