import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SourceStanding } from '@tracking-console/contract/api/source';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { SECOND } from '@tracking-console/contract/values/durations';
import { requireSession } from '../../http/callers/session.ts';
import { success } from '../../http/calls/envelope.ts';
import { readEvent } from './sourceInbox.ts';
import type { SourceServices } from './sourceServices.ts';
import { isSigned } from './verifySignature.ts';

interface Services {
  source: SourceServices;
  now: () => Date;
}

/** Per address. A provider sends at the pace of its updates; guessing signatures is slowed down. */
const EVENTS = { name: 'source-webhook', calls: 600, window: SECOND };
const MAX_ID = 200;

/** Events the source of tracking data sends by itself, and since when it is away, for both consoles. */
export const sourceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.register(webhookRoute, { services });
  const { source } = services;
  app.post(
    '/console-api/v1/source/get',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters }, onRequest: requireSession },
    async () => {
      const [away, full] = await Promise.all([source.findAwaySince(), source.findFullUntil()]);
      return success<SourceStanding>({
        away_since: away?.toISOString() ?? null,
        full_until: full?.toISOString() ?? null,
      });
    },
  );
};

const webhookRoute: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { source, now } = services;
  // The signature is over the bytes, so they are kept as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  const config = { recentCheck: 'not needed', session: false, anyOrigin: true, limit: EVENTS } as const;
  app.post('/source/webhook', { config }, async (request, reply) => {
    const { body, headers } = request;
    const header = (name: string) => String(headers[name] ?? '');
    const [id, signature] = [header('webhook-id'), header('webhook-signature')];
    const given = { id, signature, sign: header('sign'), timestamp: header('webhook-timestamp') };
    if (!Buffer.isBuffer(body) || id.length > MAX_ID || !isSigned(body, given, source.secrets, now())) {
      return reply.code(401).send();
    }
    const text = body.toString('utf8');
    // An unknown event is accepted: sending it again would not help.
    if (isReadable(text)) await source.inbox?.receive(signature === '' ? '' : id, text);
    return reply.code(200).send();
  });
};

function isReadable(text: string): boolean {
  try {
    return readEvent(JSON.parse(text)) !== null;
  } catch {
    return false;
  }
}
