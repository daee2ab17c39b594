import { toDisplayName, toHeaderText } from '@tracking-console/contract/values/displayNames';
import { createTransport } from 'nodemailer';
import { closeFolder, keepInFolder } from './outboxFolder.ts';

export interface MailAttachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
}

/** An address of a customer's domain, with the key whose public part the domain publishes. */
export interface SignedSender {
  address: string;
  dkim: { domainName: string; keySelector: string; privateKey: string };
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Instead of the brand, where it is a display name. */
  fromName?: string;
  replyTo?: string;
  /** Instead of the server's own address. */
  sender?: SignedSender | null;
  /** The same for the same mail: a receiver that gets it twice can recognize it. */
  messageId: string;
}

/** `bounced`: the address takes no mails. `refused`: this mail is never accepted. `unreachable`: it may be later. */
export type MailOutcome = { kind: 'sent' } | Failure;
type Failure = { kind: 'bounced' | 'refused' | 'unreachable'; detail: string };

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}

interface MailerOptions {
  /** Empty: mails are kept in the folder instead. */
  smtpUrl: string;
  folder: string;
  from: string;
  brand: string;
}

/** The timeouts of a mail server. In ms. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const MAX_DETAIL_LENGTH = 300;

export function createMailer({ smtpUrl, folder, from, brand }: MailerOptions): Mailer {
  closeFolder(folder);
  const transport =
    smtpUrl === '' ? null : createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...TIMEOUTS_MS });
  return {
    async send({ messageId, headers = {}, fromName = '', sender, ...mail }) {
      const domain = from.slice(from.lastIndexOf('@') + 1);
      const message = {
        ...mail,
        subject: toHeaderText(mail.subject),
        // After the caller's fields, so that none of them can change the sender.
        from: { name: toDisplayName(fromName) || brand, address: sender?.address ?? from },
        ...(sender && { dkim: sender.dkim }),
        messageId: `<${messageId}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated', ...headers },
        // Nothing in a mail may make the server read a file or fetch an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      try {
        await (transport ? transport.sendMail(message) : keepInFolder(folder, message));
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport?.close(),
  };
}

/** As nodemailer names the command that failed, and its answer. */
type SmtpError = Partial<Record<'command' | 'response' | 'message', string>> & { responseCode?: number };

/**
 * RFC 3463: 5.7 is about policy, 5.1.7 and 5.1.8 about the sender. Servers that check the connection and the sender
 * late send these codes in answer to the recipient.
 */
const NOT_ABOUT_RECIPIENT = /^5\d\d[ -]5\.(7\.|1\.[78]\b)/;

function outcomeOf(error: unknown): MailOutcome {
  const { response, message, ...rest } = error as SmtpError;
  const detail = (response ?? message ?? 'no answer').replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH);
  return { kind: failureOf(rest, detail), detail };
}

/** A refused connection or sign-in is our own problem: waiting mails are sent once it is fixed. */
function failureOf({ command = '', responseCode = 0 }: SmtpError, detail: string): Failure['kind'] {
  if (responseCode < 500) return 'unreachable';
  if (command === 'RCPT TO') return NOT_ABOUT_RECIPIENT.test(detail) ? 'refused' : 'bounced';
  return command === 'MAIL FROM' || command === 'DATA' ? 'refused' : 'unreachable';
}
