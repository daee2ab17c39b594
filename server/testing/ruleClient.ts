import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import type { MessageMethod, MessageParam, RuleRow, SaveRule } from '@tracking-console/contract/notifications/rules';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { eq } from '../src/drizzle.ts';
import { recordStatusChanges } from '../src/features/notifications/recordStatusChanges.ts';
import { shipments } from '../src/features/shipments/model/shipmentTable.ts';
import { signedIn } from './caller.ts';
import { legacyClient } from './legacyClient.ts';
import type { TestServer } from './testServer.ts';

/** Numbers of two carriers that can be told from them. */
export const UPS = '1Z5R89390357567127';
export const LETTER = 'RB123456785GB';

export const NO_FILTERS: SaveRule['Filters'] = {
  SubStatus: [],
  Carrier: [],
  Destination: [],
  Keywords: [],
  TransitDays: 0,
  NoUpdateDays: 0,
};

export const RULE: SaveRule = {
  Name: 'A rule',
  Enabled: true,
  Event: 'shipment',
  Triggers: [],
  Filters: NO_FILTERS,
  DelayMinutes: 0,
  Send: 'single',
  DigestHour: 8,
  QuietFrom: '',
  QuietTo: '',
  Zone: 'UTC',
  Recipients: [],
  Url: '',
  UrlKind: 'webhook',
};

const callMessage = legacyClient('/msgapi/call');

export type RuleClient = Awaited<ReturnType<typeof openRuleClient>>;

/** An API customer, and what tests of rules do. */
export async function openRuleClient(server: TestServer) {
  const caller = await signedIn(server);
  const owner = { gid: caller.gid, scope: 'API' } as const;
  const { db, now, quotas, users } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 1_000 }),
  );
  const email = (await users.find(owner.gid))?.email ?? '';

  async function call<M extends MessageMethod>(method: M, param: MessageParam<M>) {
    // Sessions end while days pass.
    caller.sid = await server.services.sessions.open(caller.gid, { ip: '127.0.0.1', userAgent: 'test' });
    return callMessage(caller, method, param);
  }
  await call('GetAddresses', {});

  return {
    owner,
    caller,
    email,
    call,

    /** To the account's own address by default. */
    async save(wanted: Partial<SaveRule> = {}): Promise<RuleRow> {
      const { Code, Message, Json } = await call('SaveRule', { ...RULE, Recipients: [email], ...wanted });
      if (Code !== 0) throw new Error(Message);
      return Json;
    },

    async dryRun({ RuleId: _id, ...wanted }: Partial<SaveRule>): Promise<DryRun> {
      return (await call('DryRunRule', { ...RULE, RuleId: undefined, Recipients: [email], ...wanted } as never)).Json;
    },

    async register(...numbers: string[]): Promise<number[]> {
      const wanted = numbers.map((number) => ({ number, cost: 1 }));
      const added = await server.services.shipments.registration.register(owner, wanted, 'Api');
      return added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
    },

    /** A carrier reports that a shipment has reached a status, at a time. */
    async become(id: number, subStatus: SubStatus, { at = now(), words = 'On its way' } = {}): Promise<void> {
      await db.transaction(async (transaction) => {
        const own = eq(shipments.id, id);
        const [shipment] = await transaction.select().from(shipments).where(own).for('update');
        if (!shipment) throw new Error('there is no such shipment');
        const latestEvent = {
          ...{
            time_iso: at.toISOString(),
            time_utc: at.toISOString(),
            time_raw: { date: null, time: null, timezone: null },
          },
          description: words,
          description_translation: null,
          location: null,
          stage: null,
          sub_status: subStatus,
          address: {} as NonNullable<(typeof shipment)['latestEvent']>['address'], // rules read none
        };
        const change = {
          packageStatus: mainStatusOf(subStatus),
          subStatus,
          latestEventTime: at,
          latestEvent,
          changeTime: now(),
        };
        await transaction.update(shipments).set(change).where(own);
        const standing = { ...shipment, ...change };
        await recordStatusChanges(transaction, [{ shipment, standing }], now());
      });
    },

    /** "Status state reason" of each, newest first. */
    async states(): Promise<string[]> {
      const { Json } = await call('GetHistory', { Tab: 'all' });
      return Json.Notices.map(({ Trigger, State, Reason }) => `${Trigger} ${State} ${Reason}`);
    },
  };
}
