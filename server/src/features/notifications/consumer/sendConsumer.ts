import { supportedLanguage } from '@tracking-console/contract/languages';
import type { NotifyStatus } from '@tracking-console/contract/notificationConstants';
import type { NoticeReason } from '@tracking-console/contract/ruleConstants';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { plainMail } from '../../../documents/plainMail.ts';
import { textsOf } from '../../../documents/texts.ts';
import type { Owner } from '../../../owner.ts';
import { NO_BRAND } from '../../brands/brandService.ts';
import type { Mailer, MailOutcome } from '../../mail/mailer.ts';
import { type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import { keepMail } from '../keepMail.ts';
import type { MailContent } from '../mailContent.ts';
import { messageIdOf, unsubscribeHeaders } from '../mailHeaders.ts';
import type { NotificationRecord } from '../notificationTable.ts';
import type { Group, Outbox } from '../outbox.ts';
import { createBegin, type Envelope } from '../rules/beginEnvelope.ts';
import { barOf } from '../rules/readRules.ts';
import { type AddressRecord, notifyAddresses } from '../rules/ruleTable.ts';
import { settleFailure } from '../settleFailure.ts';
import { consumerMail, type MailAbout } from './consumerMail.ts';
import { consumerFlows, type FlowRecord, type RecipientRecord } from './consumerTable.ts';
import { isAskedFirst, recipientBar } from './decideFlow.ts';
import type { LinkService } from './linkService.ts';
import { timelineOf, valuesOf } from './mailAbout.ts';
import type { MailTracking, MailTrackingService } from './mailTracking.ts';
import { createRecipientService } from './recipientService.ts';
import type { SenderDomainService } from './senderDomainService.ts';
import { type ReadSender, readCompany, readSenders } from './senderService.ts';
import { findTemplate, pickTemplate } from './templateContent.ts';

/** A page of the shipment that needs no account; empty: there can be none. */
export type TrackingLink = (owner: Owner, shipmentId: number) => Promise<string>;

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  brand: string;
  origin: string;
  trackingLink: TrackingLink;
  links: LinkService;
  senderDomains: Pick<SenderDomainService, 'senderOf'>;
  mailTracking: MailTrackingService;
  outbox: Outbox;
  onProblem: (message: string) => void;
}

/** Mails taken at once. */
const MAILS = 50;

interface About {
  gid: string;
  to: string;
  sender: ReadSender;
  /** Who can end the mails: the recipient, or of a test the account's own address. */
  holder: Pick<RecipientRecord, 'token' | 'verifyToken'>;
  /** Null: it is a test. */
  recipient: RecipientRecord | null;
}

/** Mails the recipients of shipments what flows decided. */
export function createConsumerSender(surroundings: Surroundings) {
  const { db, now, mailer, brand, origin, trackingLink, links, senderDomains, mailTracking, outbox } = surroundings;
  const begin = createBegin({ db, now, outbox });
  const recipients = createRecipientService(db, now);
  return {
    /** Sends what is due to one recipient of an account; whether more may be. */
    async send(group: Group): Promise<boolean> {
      const { claim, rows } = await outbox.take(group, MAILS);
      for (const row of rows) {
        const goesOn = await sendOne(group, row, claim).catch(async (error) => {
          await settleFailure(surroundings, { claim, rows: [row] }, error);
          return true;
        });
        if (!goesOn) return false;
      }
      return rows.length === MAILS;
    },
  };

  /** False: another process has taken over. */
  async function sendOne(group: Group, row: NotificationRecord, claim: string): Promise<boolean> {
    const envelope = { claim, rows: [row], messageId: row.messageId ?? messageIdOf([row]) };
    const shipment = await findShipment(row);
    const about = shipment && (await readAbout(group, row));
    const reason = about ? await reasonOf(row, about) : 'gone';
    if (reason || !shipment || !about) {
      await outbox.settle(envelope, { kind: 'skipped', reason: reason ?? 'gone' });
      return true;
    }
    const obstacle = await begin(group, envelope, true);
    if (obstacle === 'lost') return false;
    await (obstacle ? outbox.settle(envelope, { kind: 'skipped', reason: obstacle }) : mail(envelope, shipment, about));
    return true;
  }

  async function readAbout({ gid, recipient: to }: Group, { type }: NotificationRecord): Promise<About | null> {
    const sender = (await readSenders(db, [gid])).get(gid);
    if (!sender) return null;
    const own = type === 'test' ? await findAddress(gid, to) : null;
    if (own) return { gid, to, sender, holder: own, recipient: null };
    const recipient = await recipients.open(gid, to);
    return { gid, to, sender, holder: recipient, recipient };
  }

  /** What has been turned off or ended since the change is not sent. */
  async function reasonOf(
    row: NotificationRecord,
    { gid, to, sender, recipient }: About,
  ): Promise<NoticeReason | null> {
    const { type } = row;
    if (type === 'test') return barOf(await findAddress(gid, to));
    if (type === 'auto' && !(await findFlow(row))?.enabled) return 'flowOff';
    if (await links.isMuted(row.shipmentId ?? 0, to)) return 'unsubscribed';
    const bar = recipientBar(recipient ?? undefined, sender.consent);
    // Sent again by hand, an address that bounced is tried.
    return bar === 'bounced' && type === 'manual' ? null : bar;
  }

  async function mail(envelope: Envelope, shipment: ShipmentRecord, about: About): Promise<void> {
    const { gid, to, sender, holder, recipient } = about;
    const { messageId, rows } = envelope;
    const unsubscribeUrl = `${origin}/unsubscribe/${holder.token}`;
    // A test leads where nobody's mails can be turned off.
    const pageUrl = recipient
      ? `${origin}/share/${await links.open(recipient, shipment.id)}`
      : await trackingLink({ gid, scope: 'API' }, shipment.id);
    const isQuestion = recipient !== null && isAskedFirst(recipient, sender.consent);
    const render = isQuestion
      ? () => questionOf(shipment, about)
      : await compose(rows[0] as NotificationRecord, shipment, {
          unsubscribeUrl,
          pageUrl,
          isRecipients: recipient !== null,
        }); // an envelope has one row
    const plain = render();
    // The account that looks at the mail must not count as its reader, nor act as the recipient.
    const kept = { ...plain, html: recipient ? plain.html.replaceAll(pageUrl, '#') : plain.html };
    await keepMail(db, { messageId, gid, content: kept, unsubscribeUrl, now: now() });
    const content = render(sender.tracking && recipient && !isQuestion ? mailTracking.of(messageId) : undefined);
    const outcome = await mailer.send({
      ...{ ...content, to, messageId, fromName: sender.name || brand, headers: unsubscribeHeaders(unsubscribeUrl) },
      ...{ sender: await senderDomains.senderOf(gid), ...(sender.replyTo && { replyTo: sender.replyTo }) },
    });
    if (recipient) await noteOutcome(recipient, outcome, isQuestion);
    const asked = rows.map((row) => (isQuestion ? { ...row, reason: 'asked' as const } : row));
    await outbox.settle({ ...envelope, rows: asked }, outcome);
  }

  async function noteOutcome(recipient: RecipientRecord, outcome: MailOutcome, isQuestion: boolean): Promise<void> {
    if (outcome.kind === 'sent' && isQuestion) await recipients.note(recipient, { askTime: now() });
    if (outcome.kind === 'bounced' && !recipient.bounceTime) await recipients.note(recipient, { bounceTime: now() });
  }

  /** Whether the recipient wants the sender's mails. */
  function questionOf({ lang }: ShipmentRecord, { sender, holder }: About): MailContent {
    const texts = textsOf(supportedLanguage(lang) ?? '');
    const { t } = texts;
    return plainMail(texts, {
      brand: sender.name,
      subject: t('notifyAddress.subject', { brand: sender.name }),
      paragraphs: [t('notifyAddress.text', { account: sender.name, brand })],
      action: { text: t('notifyAddress.confirm'), link: `${origin}/confirm-address/${holder.verifyToken}` },
    });
  }

  async function compose(
    row: NotificationRecord,
    shipment: ShipmentRecord,
    { unsubscribeUrl, pageUrl, isRecipients }: { unsubscribeUrl: string; pageUrl: string; isRecipients: boolean },
  ): Promise<(tracking?: MailTracking) => MailContent> {
    const { gid, status, templateId } = row;
    const wanted = status as NotifyStatus; // flows are about shipments
    const named = templateId === null ? null : await findTemplate(db, gid, templateId);
    const flow = named ? undefined : await findFlow(row);
    const language = flow?.language || supportedLanguage(shipment.lang) || 'en';
    const flowId = flow?.hasTemplate ? flow.id : null;
    const template = named ?? (await pickTemplate(db, gid, { status: wanted, flowId, language }));
    const texts = textsOf(template.language);
    const inLanguage = `?language=${texts.language}`;
    const trackingUrl = pageUrl && `${pageUrl}${inLanguage}`;
    const company = (await readCompany(db, gid)) ?? NO_BRAND;
    const about: MailAbout = {
      ...{ texts, unsubscribeUrl, company, origin, timeline: await timelineOf(db, shipment, texts) },
      preferencesUrl: isRecipients ? `${pageUrl}/mails${inLanguage}` : '',
      values: valuesOf(shipment, wanted, { texts, company: company.name, trackingUrl, now: now() }),
    };
    return (tracking) => consumerMail(template.content, { ...about, ...(tracking && { tracking }) });
  }

  /** What decided that it is sent. */
  async function findFlow({ gid, status, flowId }: NotificationRecord): Promise<FlowRecord | undefined> {
    const { id, name, status: about } = consumerFlows;
    const isIt = flowId === null ? and(eq(name, ''), eq(about, status as NotifyStatus)) : eq(id, flowId);
    const [flow] = await db
      .select()
      .from(consumerFlows)
      .where(and(eq(consumerFlows.gid, gid), isIt));
    return flow;
  }

  async function findShipment({ shipmentId }: NotificationRecord): Promise<ShipmentRecord | undefined> {
    const [shipment] = await db
      .select()
      .from(shipments)
      .where(and(eq(shipments.id, shipmentId ?? 0), isNull(shipments.deletedAt)));
    return shipment;
  }

  async function findAddress(gid: string, email: string): Promise<AddressRecord | undefined> {
    const [address] = await db
      .select()
      .from(notifyAddresses)
      .where(and(eq(notifyAddresses.gid, gid), eq(notifyAddresses.email, email)));
    return address;
  }
}
