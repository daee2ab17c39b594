import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { RecipientService } from './consumer/recipientService.ts';
import type { NotificationService } from './notificationService.ts';
import type { AddressService } from './rules/addressService.ts';
import { addressConfirmed, addressQuestion, answerPage, questionPage } from './unsubscribePage.ts';

interface Services {
  notifications: NotificationService;
  notifyAddresses: AddressService;
  consumerRecipients: RecipientService;
  configuration: Configuration;
}

/** Of one address. Mail providers press the button for many of their customers. */
const OPENINGS = { name: 'unsubscribe', calls: 120, window: MINUTE };
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface Link {
  Params: { token: string };
}

/** The address in a mail's link, which ends the mails without signing in (RFC 8058). */
export const unsubscribeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { notifications, notifyAddresses, consumerRecipients, configuration } = services;
  // A link does not show which service issued its token, so each is tried.
  const holders = [notifications, notifyAddresses];
  const asking = [notifyAddresses, consumerRecipients];
  const limit = { ...OPENINGS, answer: refuse };
  // The form's body is ignored: the address identifies the account.
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null, {}));
  // The address is the secret: it stays out of the log.
  const quiet = { logLevel: 'silent' } as const;

  app.get<Link>('/unsubscribe/:token', { ...quiet, config: { session: false, limit } }, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    const company = await consumerRecipients.companyOf(token);
    if (company !== null) return send(reply, questionPage(site, company || undefined));
    if (await someOf(holders, (holder) => holder.isRecipient(token))) return send(reply, questionPage(site));
    return send(reply.code(404), answerPage('unknown', site));
  });

  // It needs no cookie, so any page or program may send it.
  const anywhere = { ...quiet, config: { recentCheck: 'not needed', session: false, anyOrigin: true, limit } } as const;
  app.post<Link>('/unsubscribe/:token', anywhere, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    if (await consumerRecipients.unsubscribe(token)) return send(reply, answerPage('done', site, 'company'));
    if (await someOf(holders, (holder) => holder.unsubscribe(token))) return send(reply, answerPage('done', site));
    return send(reply.code(404), answerPage('unknown', site));
  });

  app.get<Link>('/confirm-address/:token', { ...quiet, config: { session: false, limit } }, async (request, reply) => {
    const site = siteOf(request);
    const { token } = request.params;
    const asked = (await notifyAddresses.askedBy(token)) ?? (await consumerRecipients.askedBy(token));
    if (asked) return send(reply, addressQuestion(asked, site));
    return send(reply.code(404), answerPage('unknown', site));
  });

  app.post<Link>('/confirm-address/:token', anywhere, async (request, reply) => {
    const site = siteOf(request);
    if (await someOf(asking, (holder) => holder.confirm(request.params.token)))
      return send(reply, addressConfirmed(site));
    return send(reply.code(404), answerPage('unknown', site));
  });

  function siteOf(request: FastifyRequest) {
    return { texts: textsOf(requestLanguage(request)), brand: configuration.brand };
  }

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    return send(reply, answerPage('busy', siteOf(request)));
  }
};

/** One after the other, until one knows it. */
async function someOf<Holder>(
  holders: readonly Holder[],
  know: (holder: Holder) => Promise<boolean>,
): Promise<boolean> {
  for (const holder of holders) if (await know(holder)) return true;
  return false;
}

function send(reply: FastifyReply, page: string) {
  return reply
    .headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}
