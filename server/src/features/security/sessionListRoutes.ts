import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  NamedThing,
  SessionList,
  type SessionRow,
  SignInList,
  type SignInRow,
} from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { Database } from '../../database.ts';
import { clientOf } from '../../http/callers/client.ts';
import { requireSession, type Session, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { AccountEventRow, AccountEventService } from '../accountEvents/accountEventService.ts';
import { describeDevice } from '../accountEvents/describeDevice.ts';
import { publishLive } from '../live/publishLive.ts';
import type { SessionRecord, SessionService } from '../sessions/sessionService.ts';

interface Services {
  db: Database;
  sessions: SessionService;
  accountEvents: AccountEventService;
}

/** The new-user calls about the customer's present and past sign-ins. */
export const sessionListRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { db, sessions, accountEvents } = services;
  app.addHook('onRequest', requireSession);

  app.post(
    '/v1/list-sessions',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(SessionList) } },
    },
    async (request) => {
      const session = sessionOf(request);
      const rows = (await sessions.list(session.gid)).map((record) => toSessionRow(record, session));
      return success({ sessions: rows.sort((a, b) => Number(b.current) - Number(a.current)) });
    },
  );

  app.post(
    '/v1/end-session',
    { config: { recentCheck: 'not needed' }, schema: { body: NamedThing, response: { '2xx': Envelope(Nothing) } } },
    async (request) => {
      const { gid } = sessionOf(request);
      const client = clientOf(request);
      const tab = tabOf(request);
      const isEnded = await db.transaction(async (transaction) => {
        if (!(await sessions.endNamed(gid, request.body.id, transaction))) return false;
        await accountEvents.record({ gid, kind: 'sessionEnded', client }, transaction);
        // Wakes the live connections as well, of which the session's own ends.
        await publishLive(transaction, [{ gid, scope: null, kind: 'security', ids: ['sessions'], ...tab }]);
        return true;
      });
      return isEnded ? success(null) : refusal(SECURITY_CODES.noSession, 'There is no such session.');
    },
  );

  app.post(
    '/v1/end-other-sessions',
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters, response: { '2xx': Envelope(Nothing) } } },
    async (request) => {
      const session = sessionOf(request);
      const { gid } = session;
      const client = clientOf(request);
      const tab = tabOf(request);
      await db.transaction(async (transaction) => {
        const count = await sessions.endOthers(session, transaction);
        const event = { gid, kind: 'otherSessionsEnded', client, detail: String(count) } as const;
        await accountEvents.record(event, transaction);
        await publishLive(transaction, [{ gid, scope: null, kind: 'security', ids: ['sessions'], ...tab }]);
      });
      return success(null);
    },
  );

  app.post(
    '/v1/list-sign-ins',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(SignInList) } },
    },
    async (request) => {
      const rows = await accountEvents.listSignIns(sessionOf(request).gid);
      return success({ sign_ins: rows.map(toSignInRow) });
    },
  );
};

const toSessionRow = (record: SessionRecord, session: Session): SessionRow => ({
  id: record.name,
  ...describeDevice(record.userAgent),
  ip: record.ip,
  country: record.country,
  sign_in_time: record.signInTime.toISOString(),
  last_seen_time: record.lastSeenTime.toISOString(),
  current: record.idHash === session.idHash,
});

const toSignInRow = (event: AccountEventRow): SignInRow => ({
  id: event.id,
  ...describeDevice(event.userAgent),
  ip: event.ip,
  country: event.country,
  time: event.time.toISOString(),
  succeeded: event.kind === 'signedIn',
  new_device: event.newDevice,
});
