import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { DAY, SECOND } from '@tracking-console/contract/values/durations';
import type { LightMyRequestResponse } from 'fastify';
import { type ApiOwner, apiScope } from '../src/owner.ts';
import { type SignedInCaller, signedIn } from './caller.ts';
import type { TestServer } from './testServer.ts';

/** A customer's program in front of the public API, with a key and 100 credits. */
export async function openTrackClient(server: TestServer, mode: DataMode = 'live') {
  const developer: SignedInCaller = await signedIn(server);
  const owner: ApiOwner = { gid: developer.gid, scope: apiScope(mode) };
  const { quotas, db, apiKeys, sync } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, { ...owner, scope: 'API' }), { source: 'Manual', amount: 100 }),
  );
  const created = await apiKeys.create(developer.gid, { name: 'Shop', mode });
  const key = created?.key ?? '';

  /** A second passes before each call. */
  async function call(name: string, payload: unknown, headers: Record<string, string> = {}) {
    return send(name, JSON.stringify(payload), headers);
  }

  function send(name: string, payload: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    server.pass(SECOND);
    const usual = { 'content-type': 'application/json', '17token': key };
    return server.app.inject({
      method: 'POST',
      url: `/track/v2.4/${name}`,
      headers: { ...usual, ...headers },
      payload,
    });
  }

  return {
    developer,
    owner,
    key,
    keyId: created?.record.id ?? 0,
    call,
    send,
    /** The codes of the items that are rejected. */
    codes: async (name: string, payload: unknown): Promise<number[]> =>
      (await call(name, payload)).json().data.rejected.map(({ error }: { error: { code: number } }) => error.code),
    accepted: async (name: string, payload: unknown) => (await call(name, payload)).json().data.accepted,
    quota: async () => (await quotas.read({ ...owner, scope: 'API' })).quota_used,
    async travel(days: number): Promise<void> {
      server.pass(days * DAY);
      await sync.syncShipments(await sync.claimDue(100));
    },
  };
}

export type TrackClient = Awaited<ReturnType<typeof openTrackClient>>;
