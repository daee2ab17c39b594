import { RESEND_SECONDS } from '@tracking-console/contract/orders/invoiceConstants';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { Database } from '../../database.ts';
import { formatAmount } from '../../documents/formatAmount.ts';
import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import { and, asc, eq, inArray, isNull } from '../../drizzle.ts';
import type { Refusal } from '../../http/calls/refusal.ts';
import type { MailOutcome } from '../mail/mailer.ts';
import { users } from '../users/userTable.ts';
import { invoiceContent } from './invoiceContent.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import type { InvoiceReads } from './invoiceReads.ts';
import { refuseInvoice, rolledBack } from './invoiceRefusal.ts';
import { type InvoiceRecord, invoices } from './invoiceTable.ts';
import { lockOwnInvoice } from './lockInvoice.ts';

const BATCH = 20;

type MailContext = InvoiceContext & { invoiceReads: InvoiceReads };

/** The file of an issued invoice. */
export async function writeInvoice({ invoiceReads, makePdf, brand }: MailContext, invoice: InvoiceRecord) {
  const orders = await invoiceReads.listOrders(await invoiceReads.orderNosOf(invoice.id));
  const bytes = await makePdf(invoice.gid, invoiceContent({ invoice, orders, brand }));
  return { name: `invoice-${invoice.number}.pdf`, type: 'application/pdf', bytes };
}

/** Mails issued invoices, and why others were rejected, once each. Any number of processes may do it at once. */
export async function mailDecided(context: MailContext): Promise<void> {
  const { db, now, onProblem } = context;
  const isDue = and(inArray(invoices.status, ['Issued', 'Rejected']), isNull(invoices.mailTime));
  const due = await db.select().from(invoices).where(isDue).orderBy(asc(invoices.applyTime)).limit(BATCH);
  for (const { id } of due) {
    // Claimed before it is sent, so that it is not mailed twice.
    const claimed = and(eq(invoices.id, id), isDue);
    const [invoice] = await db.update(invoices).set({ mailTime: now() }).where(claimed).returning();
    if (!invoice) continue;
    const outcome = await (invoice.status === 'Rejected' ? mailRejected : mailIssued)(context, invoice);
    if (outcome.kind === 'sent') continue;
    onProblem(`Invoice ${invoice.number ?? id} was not mailed: ${outcome.kind}.`);
    // It is tried again in the next minute, when the mail server may be back.
    if (outcome.kind === 'unreachable') await db.update(invoices).set({ mailTime: null }).where(eq(invoices.id, id));
  }
}

/** Mails an issued invoice once more, at most once a minute. @throws RolledBack */
export async function resendInvoice(context: MailContext, gid: string, id: string): Promise<InvoiceRecord | Refusal> {
  const { db, now } = context;
  const invoice = await db.transaction(async (transaction) => {
    const found = await lockOwnInvoice(transaction, gid, id);
    if (found.status !== 'Issued') throw rolledBack('notIssued', 'The invoice is not issued.', { field: 'Id' });
    if (found.mailTime && found.mailTime.getTime() > now().getTime() - RESEND_SECONDS * SECOND)
      throw rolledBack('sentJustNow', `An invoice can be sent every ${RESEND_SECONDS} seconds.`);
    await transaction.update(invoices).set({ mailTime: now() }).where(eq(invoices.id, found.id));
    return found;
  });
  const outcome = await mailIssued(context, invoice);
  if (outcome.kind !== 'sent') return refuseInvoice('notSent', 'The mail was not sent.');
  return invoice;
}

async function mailIssued(context: MailContext, invoice: InvoiceRecord): Promise<MailOutcome> {
  const { db, mailer, brand, origin, now } = context;
  const texts = textsOf((await customerOf(db, invoice))?.language ?? 'en');
  const { t } = texts;
  const amount = formatAmount(invoice.amount, invoice.currency, texts.language);
  const values = { number: invoice.number ?? '', amount, title: invoice.title, brand };
  const content = plainMail(texts, {
    brand,
    subject: t('invoiceIssued.subject', values),
    paragraphs: [t('invoiceIssued.text', values)],
    action: { text: t('invoiceIssued.next'), link: origin + listPath(invoice) },
  });
  const { name, type, bytes } = await writeInvoice(context, invoice);
  return mailer.send({
    ...content,
    to: invoice.email,
    messageId: `invoice-${invoice.number}-${now().getTime()}`,
    attachments: [{ filename: name, contentType: type, content: Buffer.from(bytes) }],
  });
}

/** To the customer, who can act on it, not to the address for invoices. */
async function mailRejected({ db, mailer, brand, origin }: MailContext, invoice: InvoiceRecord): Promise<MailOutcome> {
  const customer = await customerOf(db, invoice);
  const texts = textsOf(customer?.language ?? 'en');
  const { t } = texts;
  const values = { amount: formatAmount(invoice.amount, invoice.currency, texts.language), title: invoice.title };
  const content = plainMail(texts, {
    brand,
    subject: t('invoiceRejected.subject'),
    paragraphs: [t('invoiceRejected.text', values), invoice.rejectReason],
    action: { text: t('invoiceIssued.next'), link: origin + listPath(invoice) },
  });
  const to = customer?.email ?? invoice.email;
  return mailer.send({ ...content, to, messageId: `invoice-rejected-${invoice.id}` });
}

async function customerOf(db: Database, { gid }: InvoiceRecord) {
  const [user] = await db.select().from(users).where(eq(users.gid, gid));
  return user;
}

const listPath = ({ kind, scope }: InvoiceRecord) =>
  `${kind === 'International' ? '/api/invoice' : `/${scope.toLowerCase()}/orders/invoice`}?tab=invoices`;
