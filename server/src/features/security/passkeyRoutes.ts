import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AddPasskey, PasskeyList, PasskeyOptions, type PasskeyRow } from '@tracking-console/contract/account/passkeys';
import { NamedThing } from '@tracking-console/contract/account/security';
import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { CODE, Envelope, Nothing } from '@tracking-console/contract/calls/envelope';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { Database } from '../../database.ts';
import { type Client, clientOf } from '../../http/callers/client.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import { describeDevice } from '../accountEvents/describeDevice.ts';
import { publishLive } from '../live/publishLive.ts';
import type { PasskeyRecord, PasskeyService } from '../passkeys/passkeyService.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import type { TwoStepService } from '../twoStep/twoStepService.ts';
import type { UserService } from '../users/userService.ts';

interface Services {
  db: Database;
  users: UserService;
  passkeys: PasskeyService;
  twoStep: TwoStepService;
  sessions: SessionService;
  accountEvents: AccountEventService;
}

/** The new-user calls about the account's passkeys. */
export const passkeyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { db, users, passkeys, twoStep, sessions, accountEvents } = services;
  app.addHook('onRequest', requireSession);

  /** Answers whether the action changed something; only then there is a row and a mail about it. */
  async function changing(
    event: { gid: string; kind: 'passkeyAdded' | 'passkeyRemoved'; client: Client },
    tab: { tab?: string },
    act: (transaction: Database) => Promise<boolean>,
  ): Promise<boolean> {
    const isDone = await db.transaction(async (transaction) => {
      if (!(await act(transaction))) return false;
      await accountEvents.record(event, transaction);
      await publishLive(transaction, [{ gid: event.gid, scope: null, kind: 'security', ids: ['passkeys'], ...tab }]);
      return true;
    });
    if (isDone) accountEvents.mail(event);
    return isDone;
  }

  app.post(
    '/v1/list-passkeys',
    {
      config: { recentCheck: 'not needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(PasskeyList) } },
    },
    async (request) => success({ passkeys: (await passkeys.list(sessionOf(request).gid)).map(toRow) }),
  );

  app.post(
    '/v1/add-passkey-options',
    {
      config: { recentCheck: 'needed' },
      schema: { body: NoParameters, response: { '2xx': Envelope(PasskeyOptions) } },
    },
    async (request) => {
      const { gid } = sessionOf(request);
      const user = await users.find(gid);
      if (!user) return refusal(CODE.notSignedIn, 'Not signed in.');
      const options = await passkeys.addingOptions(gid, user.email);
      return options ? success({ options }) : refusal(SECURITY_CODES.tooManyPasskeys, 'There are too many passkeys.');
    },
  );

  app.post(
    '/v1/add-passkey',
    { config: { recentCheck: 'needed' }, schema: { body: AddPasskey, response: { '2xx': Envelope(Nothing) } } },
    async (request) => {
      const { gid } = sessionOf(request);
      const client = clientOf(request);
      const event = { gid, kind: 'passkeyAdded', client } as const;
      const isAdded = await changing(event, tabOf(request), (transaction) =>
        passkeys.add(gid, request.body, client, transaction),
      );
      if (isAdded) return success(null);
      await accountEvents.record({ gid, kind: 'passkeyRefused', client });
      return refusal(SECURITY_CODES.passkeyRefused, 'The passkey could not be verified.');
    },
  );

  app.post(
    '/v1/remove-passkey',
    { config: { recentCheck: 'needed' }, schema: { body: NamedThing, response: { '2xx': Envelope(Nothing) } } },
    async (request) => {
      const { gid } = sessionOf(request);
      const event = { gid, kind: 'passkeyRemoved', client: clientOf(request) } as const;
      const isGone = await changing(event, tabOf(request), async (transaction) => {
        if (!(await passkeys.remove(gid, request.body.id, transaction))) return false;
        const isLast = (await passkeys.list(gid, transaction)).length === 0;
        if (isLast && !(await twoStep.isOn(gid))) await sessions.dropSecondStep(gid, transaction);
        return true;
      });
      return isGone ? success(null) : refusal(SECURITY_CODES.noPasskey, 'There is no such passkey.');
    },
  );
};

function toRow({ id, userAgent, createTime, lastUsedTime }: PasskeyRecord): PasskeyRow {
  const { browser, system } = describeDevice(userAgent);
  return {
    id,
    name: [browser, system].filter(Boolean).join(' · '),
    create_time: createTime.toISOString(),
    last_used_time: lastUsedTime?.toISOString() ?? null,
  };
}
