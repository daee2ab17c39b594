import { join } from 'node:path';
import type { SaveRule } from '@tracking-console/contract/notifications/rules';
import { DAY } from '@tracking-console/contract/values/durations';
import { and, asc, eq, inArray } from '../drizzle.ts';
import { type CheckpointRecord, checkpoints } from '../features/journeys/checkpointTable.ts';
import { createMailer } from '../features/mail/mailer.ts';
import { NO_FILTERS as ANY_SHIPMENT } from '../features/notifications/consumer/consumerTable.ts';
import type { Development } from '../features/notifications/development.ts';
import { recordStatusChanges } from '../features/notifications/recordStatusChanges.ts';
import { createMailSender } from '../features/notifications/sendMails.ts';
import { standingAt } from '../features/notifications/standingAt.ts';
import { type ShipmentRecord, shipments } from '../features/shipments/model/shipmentTable.ts';
import type { Services } from '../services.ts';

/** The demo's history begins then. */
const SEEDED_DAYS = 14;

const NO_FILTERS: SaveRule['Filters'] = { ...ANY_SHIPMENT, TransitDays: 0, NoUpdateDays: 0 };
const USUAL = {
  Enabled: true,
  Event: 'shipment',
  Filters: NO_FILTERS,
  DelayMinutes: 0,
  DigestHour: 8,
  Zone: 'UTC',
  QuietFrom: '',
  QuietTo: '',
  Url: '',
  UrlKind: 'webhook',
} as const satisfies Partial<SaveRule>;

interface Change {
  time: Date;
  development: Development;
}

/** Gives an API account two rules, a brand and two flows, and the history they would have by now; unless it has or had some. */
export async function seedNotices(services: Services, gid: string, email: string): Promise<void> {
  const { rules, notifyAddresses, noticeHistory, flows, brands } = services;
  const isKnown =
    (await rules.list(gid)).Rules.length > 0 || (await noticeHistory.list(gid, { Tab: 'all' })).Notices.length > 0;
  if (isKnown) return;
  // The account's own address is among them from now on.
  await notifyAddresses.list(gid);
  const own = { ...USUAL, Recipients: [email] };
  await rules.save(gid, { ...own, Name: 'Problems', Triggers: ['Exception', 'DeliveryFailure'], Send: 'single' });
  await rules.save(gid, { ...own, Name: 'Delivered yesterday', Triggers: ['Delivered'], Send: 'daily' });
  await brands.save(gid, { Name: 'Demo Shop', Color: '#7a3e9d', Website: 'https://www.example.com' });
  const flow = { Status: 'Delivered', Enabled: true, DelayMinutes: 0, Filters: ANY_SHIPMENT, Language: '' } as const;
  await flows.save(gid, flow);
  const toGermany = { ...ANY_SHIPMENT, Destination: ['DE'] };
  await flows.saveCustom(gid, {
    ...flow,
    Name: 'Delivered in Germany',
    Filters: toGermany,
    Language: 'de',
    HasTemplate: false,
  });
  await replay(services, gid);
}

/** Decides and sends as if the server had run all the time; the mails become files, wherever a mail server may be. */
async function replay(services: Services, gid: string): Promise<void> {
  const {
    db,
    now,
    configuration,
    ruleTarget,
    trackingLink,
    consumerLinks: links,
    senderDomains,
    mailTracking,
  } = services;
  const { brand, mailOrigin: origin, mailFrom: from, dataDir } = configuration;
  const mailer = createMailer({ smtpUrl: '', folder: join(dataDir, 'outbox'), from, brand });
  let clock = now();
  const place = { brand, origin, post: ruleTarget.post, trackingLink, links, senderDomains, mailTracking };
  const sender = createMailSender({ db, now: () => clock, mailer, onProblem: console.error, ...place });
  const sendUntil = async (time: Date) => {
    clock = time;
    while (await sender.sendDue());
  };
  for (const { time, development } of await readChanges(db, gid, now())) {
    await sendUntil(time);
    await db.transaction((transaction) => recordStatusChanges(transaction, [development], time));
  }
  await sendUntil(now());
}

async function readChanges(db: Services['db'], gid: string, now: Date): Promise<Change[]> {
  const own = and(eq(shipments.ownerGid, gid), eq(shipments.scope, 'API'));
  const found = await db.select().from(shipments).where(own);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(checkpoints)
    .where(inArray(checkpoints.shipmentId, ids))
    .orderBy(asc(checkpoints.at), asc(checkpoints.id));
  const since = new Date(now.getTime() - SEEDED_DAYS * DAY);
  return found
    .flatMap((shipment) =>
      changesOf(
        shipment,
        rows.filter(({ shipmentId }) => shipmentId === shipment.id),
      ),
    )
    .filter(({ time, development }) => time >= since && time <= now && isNewStatus(development))
    .sort((one, other) => one.time.getTime() - other.time.getTime());
}

/** No rule or flow of the demo uses the other developments, which are most. */
const isNewStatus = ({ shipment, standing }: Development) => shipment.packageStatus !== standing.packageStatus;

function changesOf(shipment: ShipmentRecord, timeline: readonly CheckpointRecord[]): Change[] {
  return timeline.map((checkpoint, index) => {
    const before = standingAt(shipment, timeline[index - 1]);
    return {
      time: checkpoint.recordTime,
      development: {
        shipment: { ...shipment, ...before },
        standing: { ...shipment, ...standingAt(shipment, checkpoint) },
      },
    };
  });
}
