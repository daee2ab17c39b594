import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegacyRequest } from '@tracking-console/contract/envelope';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { SECOND } from '../../durations.ts';
import { requireIdentity } from '../../http/identity.ts';
import { statusOf } from '../../http/legacyCall.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import { noteMailReport, type ReportOutcome } from '../notifications/rules/noteMailReport.ts';
import { isSigned } from '../source/verifySignature.ts';
import type { UserService } from '../users/userService.ts';
import { logoRoute } from './logoRoute.ts';
import { answerMessageCall } from './messageCalls.ts';
import type { MessageServices } from './messageContext.ts';
import { readMailReport } from './readMailReport.ts';

interface Services extends MessageServices {
  users: UserService;
  configuration: { mailHookSecret: string; mailOrigin: string };
}

/** Of one address. */
const REPORTS = { name: 'mail-events', calls: 600, window: SECOND };
const MAX_ID = 200;
const ANSWERS = {
  noted: [200, ''],
  known: [200, 'This report was noted before.'],
  noSuchMail: [404, 'No such mail was sent to this recipient.'],
} satisfies Record<ReportOutcome, [number, string]>;

/** A mail of anybody's: it runs nothing, fetches nothing but logos and stands in our own page alone. */
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

  app.post('/msgapi/call', { schema: { body: LegacyRequest } }, async (request, reply) => {
    const { method, param } = request.body;
    const { gid } = sessionOf(request);
    const answer = await answerMessageCall(method, param, { ...services, gid, language: requestLanguage(request) });
    return reply.code(statusOf(answer)).send(answer);
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
  const { db, now, configuration } = services;
  const secrets = configuration.mailHookSecret === '' ? [] : [configuration.mailHookSecret];
  // The signature is over the bytes, so they are kept as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const config = { session: false, anyOrigin: true, limit: REPORTS } as const;
  app.post('/msgapi/events', { config }, async (request, reply) => {
    const { body, headers } = request;
    const header = (name: string) => String(headers[name] ?? '');
    const [id, signature] = [header('webhook-id'), header('webhook-signature')];
    const given = { id, signature, sign: '', timestamp: header('webhook-timestamp') };
    const isOurs = Buffer.isBuffer(body) && id !== '' && id.length <= MAX_ID && isSigned(body, given, secrets, now());
    if (!isOurs) return reply.code(401).send({ message: 'The signature is missing, wrong or too old.' });
    const report = readMailReport(body.toString('utf8'));
    if (!report) return reply.code(400).send({ message: 'event, message_id and recipient are required.' });
    const [status, message] = ANSWERS[await noteMailReport(db, { ...report, id }, now())];
    return reply.code(status).send({ message });
  });
};
