import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '../src/config.ts';
import { startMailServer } from './mailServer.ts';
import { startTestServer } from './testServer.ts';
import { startWebhookReceiver } from './webhookReceiver.ts';

export type RuleServer = Awaited<ReturnType<typeof startRuleServer>>;

/** A server whose mails and posts arrive. */
export async function startRuleServer(
  settings: Partial<Configuration> = {},
  instead: Parameters<typeof startTestServer>[1] = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const mail = await startMailServer();
  const receiver = await startWebhookReceiver();
  const server = await startTestServer({ journeySpeed: 1, smtpUrl: mail.url, dataDir: folder, ...settings }, instead);
  return {
    mail,
    receiver,
    server,

    /** Sends all that is due. */
    async send(): Promise<void> {
      while (await server.services.mailSender.sendDue());
    },

    mailsTo: (email: string) => mail.mails.filter(({ to }) => to.includes(email)),

    /** Forgets what has arrived, and accepts everything again. */
    clear(): void {
      mail.mails.length = 0;
      receiver.requests.length = 0;
      mail.refuseWith(null);
      receiver.answerStatus(200);
    },

    /** As a button in a page or a mail program does. */
    press: (url: string) => server.app.inject({ method: 'POST', url }),

    async close(): Promise<void> {
      server.services.mailer.close();
      await server.close();
      await mail.close();
      await receiver.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One such server for the tests of a file; each begins with nothing that has arrived. */
export function ruleServer(...settings: Parameters<typeof startRuleServer>): RuleServer {
  const place = {} as RuleServer; // filled before the first test
  beforeAll(async () => {
    Object.assign(place, await startRuleServer(...settings));
  });
  afterAll(() => place.close());
  beforeEach(() => place.clear());
  return place;
}

/** The address behind the origin of the first link with that path. */
export const linkIn = (raw: string, path: string) =>
  new RegExp(`(/${path}/[\\w-]+)`).exec(raw.replaceAll('=\r\n', ''))?.[1] ?? '';
