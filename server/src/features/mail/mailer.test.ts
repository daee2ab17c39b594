import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { createMailer, type Mailer } from './mailer.ts';

const MAIL = { to: 'ada@example.com', subject: 'S', text: 'T', html: 'H', messageId: 'm' };

let mails: MailServer;
let mailer: Mailer;
beforeEach(async () => {
  mails = await startMailServer();
  mailer = createMailer({ smtpUrl: mails.url, folder: '', from: 'no-reply@example.com', brand: 'Tracking' });
});
afterEach(async () => {
  mailer.close();
  await mails.close();
});

it('PG-11c takes a server that lets nobody in for one that is away, whatever the mail', async () => {
  mails.refuseWith('554 5.7.1 no mails from your address', 'CONN');
  const refused = await mailer.send(MAIL);
  expect(refused).toEqual({ kind: 'unreachable', detail: expect.stringContaining('no mails from your address') });
  mails.refuseWith(null);
  expect(await mailer.send(MAIL)).toEqual({ kind: 'sent' });
});

it('PG-11c takes a server that cannot be reached for one that is away', async () => {
  await mails.close();
  expect(await mailer.send(MAIL)).toMatchObject({ kind: 'unreachable' });
  mails = await startMailServer();
});
