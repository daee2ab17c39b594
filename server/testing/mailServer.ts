import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The raw mail, headers included. */
  raw: string;
}

/** A command of a mail's delivery, or the connection itself. */
export type MailStage = 'CONN' | 'MAIL FROM' | 'RCPT TO' | 'DATA';

/** A mail server: it accepts what it is sent, or answers as configured. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Its answer from now on, such as "550 5.1.1 no such user"; null: it accepts everything. */
  refuseWith(reply: string | null, stage?: MailStage): void;
  /** It has received the mail and does not answer until it is released. */
  hold(): { arrived: Promise<void>; release(): void };
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: { reply: string; stage: MailStage } | null = null;
  let held: Promise<void> = Promise.resolve();
  let onArrival = () => {};
  const refusalAt = (stage: MailStage) => (refusal?.stage === stage ? errorOf(refusal.reply) : null);
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, done) => done(refusalAt('CONN')),
    onMailFrom: (_address, _session, done) => done(refusalAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refusalAt('RCPT TO')),
    async onData(stream, { envelope }, done) {
      const raw = await text(stream).catch(() => null);
      if (raw === null) return done(); // the client has disconnected
      const error = refusalAt('DATA');
      if (error) return done(error);
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
      onArrival();
      await held;
      done(null);
    },
  });
  // A client that hangs up does not fail a test.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuseWith(reply, stage = 'RCPT TO') {
      refusal = reply === null ? null : { reply, stage };
    },
    hold() {
      let release = () => {};
      held = new Promise((done) => {
        release = done;
      });
      const arrived = new Promise<void>((done) => {
        onArrival = done;
      });
      return { arrived, release };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function errorOf(reply: string): Error {
  const [, code, message = ''] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(message), { responseCode: Number(code) });
}
