import { FLOW_DRY_RUN_DAYS, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunFlow } from '@tracking-console/contract/notifications/templates';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { ANN, type ConsumerClient, FLOW, openConsumerClient } from '../../../../testing/consumerClient.ts';
import { LETTER, UPS } from '../../../../testing/ruleClient.ts';
import { ruleServer } from '../../../../testing/ruleServer.ts';
import { eq } from '../../../drizzle.ts';
import { checkpoints } from '../../journeys/checkpointTable.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import { notifications, sentMails } from '../notificationTable.ts';
import { consumerRecipients, NO_FILTERS } from './consumerTable.ts';
import { dryRunFlow } from './dryRunFlow.ts';

const PARCEL = 'TBA000000000111';

const place = ruleServer();
let client: ConsumerClient;
beforeEach(async () => {
  client = await openConsumerClient(place.server);
});

const flow = (wanted: Partial<DryRunFlow> = {}): DryRunFlow => ({ ...FLOW, Status: 'InTransit', ...wanted });
const custom = (wanted: object = {}) => ({ ...flow(), Name: 'A flow', HasTemplate: false, ...wanted });
const only = (filters: Partial<typeof NO_FILTERS>) => ({ Filters: { ...NO_FILTERS, ...filters } });
const run = async (wanted: DryRunFlow) => (await client.call('DryRunFlow', wanted)).Json;
const outcomes = async (wanted: DryRunFlow) =>
  (await run(wanted)).Entries.map(({ TrackNo, Reason }) => `${TrackNo} ${Reason}`).sort();

/** A carrier's checkpoint, recorded and decided on. */
async function reach(id: number, subStatus: SubStatus): Promise<void> {
  const { db, now } = place.server.services;
  const at = now();
  const nothing = { timeRaw: { date: null, time: null, timezone: null }, address: {} as never };
  await db.insert(checkpoints).values({
    ...{ ...nothing, shipmentId: id, leg: 0, hash: `${subStatus} ${at.getTime()}`, at, recordTime: at },
    ...{ description: 'On its way', subStatus },
  });
  await client.become(id, subStatus, { at });
  place.server.pass(HOUR);
}

/** Mails in the history: which flow sent what of which shipment. */
async function sentBy(): Promise<string[]> {
  const { Notices } = (await client.call('GetHistory', { Tab: 'customer' })).Json;
  return Notices.filter(({ State }) => State === 'Waiting').map(
    ({ RuleName, Trigger, TrackNo }) => `${RuleName} ${Trigger} ${TrackNo}`,
  );
}

it('PG-11b a dry run agrees with what flows that were on have sent', async () => {
  const statuses = (['InfoReceived', 'InTransit', 'OutForDelivery', 'Delivered'] as const).map((Status) =>
    flow({ Status, Enabled: true }),
  );
  for (const { Status } of statuses) await client.turnOn(Status);
  const first = custom({ Name: 'Britain', Status: 'InTransit', ...only({ Destination: ['GB'] }) });
  const { FlowId } = (await client.call('SaveCustomFlow', first)).Json;
  const ids = [await client.registerFor(UPS), await client.registerFor(LETTER), await client.registerFor(PARCEL)];
  for (let step = 0; step < FLOW_DRY_RUN_DAYS * 3 - 1; step++) {
    place.server.pass(8 * HOUR);
    await place.server.services.sync.syncShipments(ids);
  }
  const would: string[] = [];
  for (const wanted of [...statuses, { ...first, FlowId }]) {
    const { Entries, Sent } = await run(wanted);
    const sent = Entries.filter(({ Reason }) => Reason === null);
    expect(sent).toHaveLength(Sent);
    const name = 'Name' in wanted ? wanted.Name : '';
    would.push(...sent.map(({ Status, TrackNo }) => `${name} ${Status} ${TrackNo}`));
  }
  expect(would.sort()).toEqual((await sentBy()).sort());
  expect(would.length).toBeGreaterThan(3);
});

it('PG-11b a dry run counts mails and recipients, and neither sends nor writes anything', async () => {
  for (const number of [UPS, LETTER]) await reach(await client.registerFor(number), 'InTransit_Departure');
  await reach(await client.registerFor(PARCEL, { email: 'bob@example.com' }), 'InTransit_Departure');
  const { db } = place.server.services;
  // What other accounts wait for.
  await place.send();
  place.clear();
  const counts = () => Promise.all([notifications, sentMails, consumerRecipients].map((table) => db.$count(table)));
  const before = await counts();
  const found = await run(custom());
  expect(found).toMatchObject({ Shipments: 3, IsPart: false, Sent: 3, Skipped: 0, Reasons: [], RecipientTotal: 2 });
  expect(found.Entries.map(({ Recipient }) => Recipient)).toEqual([
    'b•••@example.com',
    ...Array(2).fill('a•••@example.com'),
  ]);
  expect(JSON.stringify(found)).not.toContain(ANN);
  await place.send();
  expect(await counts()).toEqual(before);
  expect(place.mail.mails).toEqual([]);
});

it('PG-11b a dry run says why something is skipped, and how often', async () => {
  await reach(await client.registerFor(UPS, { email: '' }), 'InTransit_Departure');
  await reach(await client.registerFor(LETTER, { recipientCountry: 'FR' }), 'InTransit_Departure');
  const parcel = await client.registerFor(PARCEL, { recipientCountry: 'DE' });
  for (const subStatus of ['InTransit_Departure', 'Exception_Delayed', 'InTransit_Arrival'] as const)
    await reach(parcel, subStatus);
  expect(await outcomes(flow())).toEqual(
    [`${UPS} noEmail`, `${LETTER} null`, `${PARCEL} duplicate`, `${PARCEL} null`].sort(),
  );
  const abroad = await run(flow(only({ Destination: ['FR'] })));
  expect(abroad).toMatchObject({ Sent: 1, Skipped: 3, Reasons: [{ Reason: 'destination', Total: 3 }] });
  const detailed = await run(flow(only({ SubStatus: ['InTransit_Arrival'] })));
  expect(detailed).toMatchObject({ Sent: 1, Skipped: 0 });
  await client.registerFor('RR123456785GB').then((id) => reach(id, 'Delivered_Other'));
  expect(await outcomes(flow({ Status: 'Delivered' }))).toEqual(['RR123456785GB deliveredAtFirst']);
});

it('PG-11b a dry run takes the recipient’s side: who has unsubscribed is not mailed, who is asked first is asked once', async () => {
  await client.turnOn('InfoReceived');
  const parcel = await client.registerFor(PARCEL);
  await reach(parcel, 'InfoReceived');
  await place.send();
  await client.turnOn('InfoReceived', { Enabled: false });
  for (const id of [parcel, await client.registerFor(UPS)]) await reach(id, 'InTransit_Departure');
  await client.saveSender({ Consent: 'optIn' });
  expect(await run(custom())).toMatchObject({
    ...{ Sent: 0, RecipientTotal: 0 },
    Reasons: [
      { Reason: 'asked', Total: 1 },
      { Reason: 'unverified', Total: 1 },
    ],
  });
  await client.saveSender({ Consent: 'optOut' });
  await place.server.services.db
    .update(consumerRecipients)
    .set({ unsubscribeTime: new Date() })
    .where(eq(consumerRecipients.gid, client.owner.gid));
  expect(await run(custom())).toMatchObject({ Sent: 0, Reasons: [{ Reason: 'unsubscribed', Total: 2 }] });
});

it('PG-11b a dry run tries a flow at its place among the others, as it stands in the editor', async () => {
  await client.turnOn('InTransit');
  const [first, second] = [
    (await client.saveFlow({ Name: 'First', ...only({ Destination: ['FR'] }) })).Json,
    (await client.saveFlow({ Name: 'Second', Enabled: false })).Json,
  ];
  await reach(await client.registerFor(UPS, { recipientCountry: 'FR' }), 'InTransit_Departure');
  await reach(await client.registerFor(LETTER), 'InTransit_Departure');
  expect(await outcomes(second)).toEqual([`${UPS} otherFlow`, `${LETTER} null`].sort());
  expect(await outcomes(first)).toEqual([`${UPS} null`, `${LETTER} destination`].sort());
  // Not saved: it would come before the second, which is off, and before the status's own.
  expect(await outcomes({ ...first, ...only({}) })).toEqual([`${UPS} null`, `${LETTER} null`].sort());
  expect(await outcomes(custom({ Name: 'New' }))).toEqual([`${UPS} otherFlow`, `${LETTER} null`].sort());
  expect(await outcomes(flow())).toEqual([`${UPS} otherFlow`, `${LETTER} null`].sort());
});

it('PG-11b a dry run looks at 7 days, and knows what was mailed before', async () => {
  await client.turnOn('InTransit');
  const id = await client.registerFor(UPS);
  await reach(id, 'InTransit_Departure');
  await place.send();
  place.server.pass(FLOW_DRY_RUN_DAYS * DAY);
  expect(await run(flow())).toMatchObject({ Shipments: 0, Sent: 0, Skipped: 0 });
  await reach(id, 'Exception_Delayed');
  await reach(id, 'InTransit_Arrival');
  expect(await outcomes(flow())).toEqual([`${UPS} duplicate`]);
});

it('PG-11b a dry run finds what has expired, though no checkpoint says so', async () => {
  const id = await client.registerFor(UPS);
  await reach(id, 'InTransit_Departure');
  place.server.pass(30 * DAY);
  const { db, now } = place.server.services;
  await client.become(id, 'Expired_Other');
  await db
    .update(shipments)
    .set({ trackingStatus: 'Stopped', stopTrackTime: now(), changeTime: new Date(now().getTime() - 30 * DAY) })
    .where(eq(shipments.id, id));
  expect(await outcomes(flow({ Status: 'Expired' }))).toEqual([`${UPS} null`]);
});

it('PG-11b a dry run ends when there are too many shipments or it takes too long, and says so', async () => {
  for (const number of [UPS, LETTER, PARCEL]) await reach(await client.registerFor(number), 'InTransit_Departure');
  const { db, now } = place.server.services;
  const tested = {
    ...{ gid: client.owner.gid, id: 0, name: 'x', status: 'InTransit' as const, enabled: true, delayMinutes: 0 },
    ...{ filters: NO_FILTERS, language: '', hasTemplate: false, position: 1 },
  };
  const limited = (limits: { shipments: number; part: number; ms: number }) => dryRunFlow(db, tested, now(), limits);
  expect(await limited({ shipments: 2, part: 1, ms: 60_000 })).toMatchObject({ Shipments: 2, IsPart: true, Sent: 2 });
  expect(await limited({ shipments: 3, part: 1, ms: 0 })).toMatchObject({ Shipments: 1, IsPart: true, Sent: 1 });
  expect(await limited({ shipments: 3, part: 2, ms: 60_000 })).toMatchObject({ Shipments: 3, IsPart: false, Sent: 3 });
  // Those with the latest updates come first.
  const [entry] = (await limited({ shipments: 1, part: 1, ms: 0 })).Entries;
  expect(entry?.TrackNo).toBe(PARCEL);
});

it('PG-11b a dry run of a stranger’s flow finds none', async () => {
  const { FlowId } = (await client.saveFlow()).Json;
  const stranger = await openConsumerClient(place.server);
  expect((await stranger.call('DryRunFlow', custom({ FlowId }))).Code).toBe(RULE_CODES.notFound);
});
