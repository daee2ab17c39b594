import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { KEY_CODES, MAX_ACTIVE_KEYS } from '@tracking-console/contract/api/keyConstants';
import {
  type ApiKeyRow,
  type CreatedKey,
  CreateKey,
  type KeyList,
  NamedKey,
  RollKey,
} from '@tracking-console/contract/api/keys';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database.ts';
import { clientOf } from '../../http/callers/client.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession, sessionOf } from '../../http/callers/session.ts';
import { tabOf } from '../../http/callers/tab.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { EventKind } from '../accountEvents/accountEventTable.ts';
import type { UserService } from '../users/userService.ts';
import type { ApiKeyService } from './apiKeyService.ts';
import type { ApiKeyRecord } from './apiKeyTable.ts';

interface Services {
  now: () => Date;
  apiKeys: ApiKeyService;
  users: UserService;
  accountEvents: AccountEventService;
}

const ROOT = '/console-api/v1/keys';
const MISSING = refusal(KEY_CODES.notFound, 'There is no such active key.');

/** Access keys of the public API, as the console manages them. */
export const keyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { now, apiKeys, accountEvents } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  /** A change of keys with its row in the audit log. `act` answers null where there was nothing to change. */
  const change = <Result>(
    request: FastifyRequest,
    kind: EventKind,
    keyOf: (result: Result) => ApiKeyRecord,
    act: (gid: string, transaction: Transaction) => Promise<Result | null>,
  ) => {
    const { gid } = sessionOf(request);
    const detail = (result: Result) => nameOf(keyOf(result));
    const event = { gid, kind, client: clientOf(request), part: 'keys', detail, ...tabOf(request) };
    return accountEvents.change(event, (transaction) => act(gid, transaction));
  };

  app.post(
    `${ROOT}/list`,
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } },
    async (request) => {
      const keys = await apiKeys.list(sessionOf(request).gid);
      return success<KeyList>({ keys: keys.map((key) => toRow(key, now())), limit: MAX_ACTIVE_KEYS });
    },
  );

  app.post(`${ROOT}/create`, { config: { recentCheck: 'needed' }, schema: { body: CreateKey } }, async (request) => {
    const { name, mode = 'live', scopes, expire_days: expireDays, signing } = request.body;
    const wanted = { name: name.trim(), mode, scopes, expireDays, signing };
    const created = await change(request, 'keyCreated', recordOf, (gid, transaction) =>
      apiKeys.create(gid, wanted, transaction),
    );
    if (!created) return refusal(KEY_CODES.tooMany, `No more than ${MAX_ACTIVE_KEYS} keys can be active.`);
    return success<CreatedKey>({ ...toRow(created.record, now()), key: created.key });
  });

  app.post(`${ROOT}/roll`, { config: { recentCheck: 'needed' }, schema: { body: RollKey } }, async (request) => {
    const wanted = { ...request.body, id: Number(request.body.id) };
    const rolled = await change(request, 'keyRolled', recordOf, (gid, transaction) =>
      apiKeys.roll(gid, wanted, transaction),
    );
    return rolled ? success<CreatedKey>({ ...toRow(rolled.record, now()), key: rolled.key }) : MISSING;
  });

  app.post(`${ROOT}/revoke`, { config: { recentCheck: 'needed' }, schema: { body: NamedKey } }, async (request) => {
    const revoked = await change(
      request,
      'keyRevoked',
      (record: ApiKeyRecord) => record,
      (gid, transaction) => apiKeys.revoke(gid, Number(request.body.id), transaction),
    );
    return revoked ? success(null) : MISSING;
  });

  app.post(
    `${ROOT}/reveal_once`,
    { config: { recentCheck: 'needed' }, schema: { body: NamedKey } },
    async (request) => {
      const shown = await change(request, 'keyRevealed', recordOf, (gid, transaction) =>
        apiKeys.reveal(gid, Number(request.body.id), transaction),
      );
      if (!shown) return refusal(KEY_CODES.notRevealable, 'Only the signing key can be shown again, and only once.');
      return success<CreatedKey>({ ...toRow(shown.record, now()), key: shown.key });
    },
  );
};

const recordOf = ({ record }: { record: ApiKeyRecord }) => record;
const nameOf = ({ name, prefix, last4 }: ApiKeyRecord) => `${name} (${prefix}…${last4})`;

function toRow(key: ApiKeyRecord, now: Date): ApiKeyRow {
  const { previousLast4: last4, previousUntil: until, previousUsedTime } = key;
  const status = key.status === 'Active' && key.expireTime && key.expireTime <= now ? 'Expired' : key.status;
  const hasPrevious = status === 'Active' && last4 !== null && until !== null && until > now;
  return {
    id: String(key.id),
    name: key.name,
    prefix: key.prefix,
    last4: key.last4,
    mode: key.mode,
    scopes: key.scopes,
    status,
    create_time: key.createTime.toISOString(),
    expire_time: key.expireTime?.toISOString() ?? null,
    last_used_time: key.lastUsedTime?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp,
    previous: hasPrevious
      ? { last4, until: until.toISOString(), last_used_time: previousUsedTime?.toISOString() ?? null }
      : null,
    signing: status === 'Active' && key.sealed !== null,
    revealable: status === 'Active' && key.sealed !== null && key.revealTime === null,
  };
}
