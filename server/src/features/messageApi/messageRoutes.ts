import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SECOND } from '@tracking-console/contract/values/durations';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { addLegacyRoute } from '../../http/calls/legacyCall.ts';
import type { UserService } from '../users/userService.ts';
import { logoRoute } from './logoRoute.ts';
import { performMessageCall } from './messageCalls.ts';
import type { MessageCallServices } from './messageContext.ts';
import type { MessageServices } from './messageServices.ts';

interface Services extends MessageCallServices {
  users: UserService;
  configuration: { mailOrigin: string };
}

/** Of one address. */
const REPORTS = { name: 'mail-events', calls: 600, window: SECOND };
const ANSWERS = {
  unsigned: [401, 'The signature is missing, wrong or too old.'],
  unreadable: [400, 'event, message_id and recipient are required.'],
  noted: [200, ''],
  known: [200, 'This report was noted before.'],
  noSuchMail: [404, 'No such mail was sent to this recipient.'],
} satisfies Record<Awaited<ReturnType<MessageServices['mailReports']['receive']>>, [number, string]>;

/** Mails are untrusted: they run nothing, fetch nothing but logos and are framed by our own page only. */
const mailPolicy = (origin: string) =>
  `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origin}/brand-logo/; frame-ancestors 'self'`;

/** The API customer's rules and history, dispatched by `method`, and what mail servers report. */
export const messageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.register(mailReportRoute, { services });
  app.register(callRoutes, { services });
};

const callRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));
  app.register(logoRoute, { services });

  addLegacyRoute(app, {
    url: '/msgapi/call',
    perform: performMessageCall,
    contextOf: (request) => ({ ...services, gid: sessionOf(request).gid, language: requestLanguage(request) }),
  });

  app.get<{ Params: { id: string } }>('/msgapi/mail/:id', async (request, reply) => {
    const { id } = request.params;
    const mail = /^[0-9]{1,15}$/.test(id) ? await services.noticeHistory.mailOf(sessionOf(request).gid, id) : null;
    if (!mail) return reply.code(404).type('text/plain').send('There is no such mail.');
    return reply
      .headers({
        'content-security-policy': mailPolicy(services.configuration.mailOrigin),
        'x-frame-options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
};

/** Deliveries, bounces and complaints, as the mail server reports them, signed as Standard Webhooks are. */
const mailReportRoute: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  // The signature is over the bytes, so they are kept as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const config = { recentCheck: 'not needed', session: false, anyOrigin: true, limit: REPORTS } as const;
  app.post('/msgapi/events', { config }, async (request, reply) => {
    const header = (name: string) => String(request.headers[name] ?? '');
    const outcome = await services.mailReports.receive(request.body, {
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
    });
    const [status, message] = ANSWERS[outcome];
    return reply.code(status).send({ message });
  });
};
