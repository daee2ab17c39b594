import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import { supportedLanguage } from '@tracking-console/contract/values/languages';
import type { Database } from '../../../database.ts';
import { plainMail } from '../../../documents/plainMail.ts';
import { textsOf } from '../../../documents/texts.ts';
import type { Owner } from '../../../owner.ts';
import type { Mailer, MailOutcome } from '../../mail/mailer.ts';
import { keepMail } from '../keepMail.ts';
import type { MailContent } from '../mailContent.ts';
import { messageIdOf, unsubscribeHeaders } from '../mailHeaders.ts';
import type { NotificationRecord } from '../notificationTable.ts';
import type { Group, Outbox } from '../outbox.ts';
import { createBegin, type Envelope } from '../rules/beginEnvelope.ts';
import { barOf, findAddress } from '../rules/readRules.ts';
import { settleFailure } from '../settleFailure.ts';
import { consumerMail, type MailAbout } from './consumerMail.ts';
import type { RecipientRecord } from './consumerTable.ts';
import { isAskedFirst, recipientBar } from './decideFlow.ts';
import type { LinkService } from './linkService.ts';
import { timelineOf, valuesOf } from './mailAbout.ts';
import type { MailTracking, MailTrackingService } from './mailTracking.ts';
import { readSubject, type Subject } from './readSubject.ts';
import { createRecipientService } from './recipientService.ts';
import { createRoundReads, type RoundReads } from './roundReads.ts';
import type { SenderDomainService } from './senderDomainService.ts';
import { type ReadSender, readSenders, withName } from './senderService.ts';
import { findTemplate } from './templateContent.ts';

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

interface About extends Subject {
  reads: RoundReads;
  gid: string;
  to: string;
  sender: ReadSender;
  /** The recipient that can end the mails; for a test, the account's own address. */
  holder: Pick<RecipientRecord, 'token' | 'verifyToken'>;
  /** Null: it is a test. */
  recipient: RecipientRecord | null;
}

/** One of a group that was taken. */
interface Taken {
  claim: string;
  row: NotificationRecord;
  reads: RoundReads;
}

/** Mails the recipients of shipments what flows decided. */
export function createConsumerSender(surroundings: Surroundings) {
  const { db, now, mailer, brand, origin, trackingLink, links, mailTracking, outbox } = surroundings;
  const begin = createBegin({ db, now, outbox });
  const recipients = createRecipientService(db, now);
  return {
    /** A round sends what is due to one recipient of an account after another, each with whether more may be. */
    beginRound() {
      const reads = createRoundReads(surroundings);
      return async (group: Group): Promise<boolean> => {
        const { claim, rows } = await outbox.take(group, MAILS);
        for (const row of rows) {
          const goesOn = await sendOne(group, { claim, row, reads }).catch(async (error) => {
            await settleFailure(surroundings, { claim, rows: [row] }, error);
            return true;
          });
          if (!goesOn) return false;
        }
        return rows.length === MAILS;
      };
    },
  };

  /** False: another process has taken over. */
  async function sendOne(group: Group, { claim, row, reads }: Taken): Promise<boolean> {
    const envelope = { claim, rows: [row], messageId: row.messageId ?? messageIdOf([row]) };
    const about = await readAbout(group, row, reads);
    const reason = about ? await reasonOf(row, about) : 'gone';
    if (reason || !about) {
      await outbox.settle(envelope, { kind: 'skipped', reason: reason ?? 'gone' });
      return true;
    }
    const obstacle = await begin(group, envelope, true);
    if (obstacle === 'lost') return false;
    await (obstacle ? outbox.settle(envelope, { kind: 'skipped', reason: obstacle }) : mail(envelope, about));
    return true;
  }

  async function readAbout(
    { gid, recipient: to }: Group,
    row: NotificationRecord,
    reads: RoundReads,
  ): Promise<About | null> {
    const subject = await readSubject(db, row);
    const sender = subject && (await readSenders(db, [gid])).get(gid);
    if (!sender) return null;
    const own = row.type === 'test' ? await findAddress(db, gid, to) : null;
    const recipient = own ? null : await recipients.open(gid, to);
    const holder = own ?? recipient;
    return holder && { ...subject, reads, gid, to, sender, holder, recipient };
  }

  /** What has been turned off or ended since the change is not sent. */
  async function reasonOf(
    row: NotificationRecord,
    { gid, to, sender, recipient, flow, isMuted }: About,
  ): Promise<NoticeReason | null> {
    const { type } = row;
    if (type === 'test') return barOf(await findAddress(db, gid, to));
    if (type === 'auto' && !flow?.enabled) return 'flowOff';
    if (isMuted) return 'unsubscribed';
    const bar = recipientBar(recipient ?? undefined, sender.consent);
    // Sent again by hand, an address that bounced is tried.
    return bar === 'bounced' && type === 'manual' ? null : bar;
  }

  async function mail(envelope: Envelope, about: About): Promise<void> {
    const { gid, to, shipment, sender, holder, recipient, reads } = about;
    const { messageId, rows } = envelope;
    const unsubscribeUrl = `${origin}/unsubscribe/${holder.token}`;
    // A test mail has no recipient, so it links to the page on which no mails can be turned off.
    const pageUrl = recipient
      ? `${origin}/share/${await links.open(recipient, shipment.id)}`
      : await trackingLink({ gid, scope: 'API' }, shipment.id);
    const isQuestion = recipient !== null && isAskedFirst(recipient, sender.consent);
    const render = isQuestion
      ? () => questionOf(about)
      : await compose(rows[0] as NotificationRecord, about, { unsubscribeUrl, pageUrl }); // an envelope has one row
    const plain = render();
    // The account that looks at the mail must not count as its reader, nor act as the recipient.
    const kept = { ...plain, html: recipient ? plain.html.replaceAll(pageUrl, '#') : plain.html };
    await keepMail(db, { messageId, gid, content: kept, unsubscribeUrl, now: now() });
    const content = render(sender.tracking && recipient && !isQuestion ? mailTracking.of(messageId) : undefined);
    const outcome = await mailer.send({
      ...content,
      to,
      messageId,
      fromName: sender.name,
      headers: unsubscribeHeaders(unsubscribeUrl),
      sender: await reads.senderOf(gid),
      ...(sender.replyTo && { replyTo: sender.replyTo }),
    });
    if (recipient) await noteOutcome(recipient, outcome, isQuestion);
    const asked = rows.map((row) => (isQuestion ? { ...row, reason: 'asked' as const } : row));
    await outbox.settle({ ...envelope, rows: asked }, outcome);
  }

  async function noteOutcome(recipient: RecipientRecord, outcome: MailOutcome, isQuestion: boolean): Promise<void> {
    if (outcome.kind === 'sent' && isQuestion) await recipients.note(recipient, { askTime: now() });
    if (outcome.kind === 'bounced' && !recipient.bounceTime) await recipients.note(recipient, { bounceTime: now() });
  }

  /** The mail that asks whether the recipient wants the sender's mails. */
  function questionOf({ shipment, sender, holder }: About): MailContent {
    const texts = textsOf(supportedLanguage(shipment.lang) ?? '');
    const { t } = texts;
    const name = sender.name || brand;
    return plainMail(texts, {
      brand: name,
      subject: t('notifyAddress.subject', { brand: name }),
      paragraphs: [t('notifyAddress.text', { account: name, brand })],
      action: { text: t('notifyAddress.confirm'), link: `${origin}/confirm-address/${holder.verifyToken}` },
    });
  }

  async function compose(
    row: NotificationRecord,
    { shipment, flow, sender, recipient, reads }: About,
    { unsubscribeUrl, pageUrl }: { unsubscribeUrl: string; pageUrl: string },
  ): Promise<(tracking?: MailTracking) => MailContent> {
    const { gid, status, templateId } = row;
    const wanted = status as NotifyStatus; // flows are about shipments
    const named = templateId === null ? null : await findTemplate(db, gid, templateId);
    const language = flow?.language || supportedLanguage(shipment.lang) || 'en';
    const flowId = flow?.hasTemplate ? flow.id : null;
    const template = named ?? (await reads.templateOf({ gid, status: wanted, flowId, language }));
    const texts = textsOf(template.language);
    const inLanguage = `?language=${texts.language}`;
    const trackingUrl = pageUrl && `${pageUrl}${inLanguage}`;
    const company = withName(await reads.brandOf(gid), sender);
    const about: MailAbout = {
      texts,
      unsubscribeUrl,
      company,
      origin,
      timeline: await timelineOf(db, shipment, texts),
      preferencesUrl: recipient ? `${pageUrl}/mails${inLanguage}` : '',
      values: valuesOf(shipment, wanted, { texts, company: company.name, trackingUrl, now: now() }),
    };
    return (tracking) => consumerMail(template.content, { ...about, ...(tracking && { tracking }) });
  }
}
