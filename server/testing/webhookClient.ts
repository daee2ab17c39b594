import { type DataMode, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import type { DeliveryRow, SavedWebhook, SaveWebhook } from '@tracking-console/contract/api/webhooks';
import { DAY, SECOND } from '@tracking-console/contract/values/durations';
import { type ApiOwner, apiScope } from '../src/owner.ts';
import { type SignedInCaller, signedIn } from './caller.ts';
import type { TestServer } from './testServer.ts';

const WANTED: SaveWebhook = {
  url: 'https://example.com/hook',
  version: 'v2.4',
  events: ['TRACKING_UPDATED', 'TRACKING_STOPPED'],
  statuses: [],
  headers: [],
  enabled: true,
};

export type WebhookClient = Awaited<ReturnType<typeof openWebhookClient>>;

/** A developer with credits, and what tests of webhooks do; with test data, as receivers are of this machine. */
export async function openWebhookClient(server: TestServer, mode: DataMode = 'test') {
  const developer = await signedIn(server);
  const owner: ApiOwner = { gid: developer.gid, scope: apiScope(mode) };
  const { db, quotas, sessions, shipments, sync, deliverySender } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, { ...owner, scope: 'API' }), {
      source: 'Manual',
      amount: 1_000,
    }),
  );

  /** Every call is about the client's set of data, unless it names another. */
  const caller: SignedInCaller = {
    ...developer,
    post: (url, payload, options) =>
      developer.post(url, payload, { ...options, headers: { [MODE_HEADER]: mode, ...options?.headers } }),
  };

  async function post(url: string, payload: object, of = mode) {
    // Sessions end while days pass.
    developer.sid = await sessions.open(developer.gid, { ip: '127.0.0.1', userAgent: 'test' });
    return (await caller.post(url, payload, { headers: { [MODE_HEADER]: of } })).json();
  }
  const call = (verb: string, payload: object = {}, of = mode) => post(`/console-api/v1/${verb}`, payload, of);

  return {
    owner,
    caller,
    email: async () => (await server.services.users.find(owner.gid))?.email,
    /** A call of the console, by its last two parts. */
    call,

    /** A public call; a second passes before it. */
    track(verb: string, payload: object) {
      server.pass(SECOND);
      return post(`/track/v2.4/${verb}`, payload);
    },

    async save(wanted: Partial<SaveWebhook>, of = mode): Promise<SavedWebhook> {
      const { code, message, data } = await call('webhook/save', { ...WANTED, ...wanted }, of);
      if (code !== 0) throw new Error(message);
      return data;
    },

    /** The shipments' ids. */
    async register(...numbers: string[]): Promise<number[]> {
      const wanted = numbers.map((number) => ({ number, cost: 1 }));
      const added = await shipments.registration.register(owner, wanted, 'Api');
      return added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
    },

    /** Lets days pass, and queries the carriers. */
    async travel(ids: readonly number[], days: number): Promise<void> {
      server.pass(days * DAY);
      await sync.syncShipments(ids);
    },

    /** Sends what is due; a webhook that fails is sent one. */
    async deliver(): Promise<void> {
      await deliverySender.startDue();
      await deliverySender.idle();
    },

    /** Newest first. */
    deliveries: async (filter: object = {}): Promise<DeliveryRow[]> =>
      (await call('webhook/deliveries', filter)).data.deliveries,
  };
}
