import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type ApiKeyRow,
  type CreatedKey,
  CreateKey,
  type KeyList,
  RevokeKey,
} from '@tracking-console/contract/console';
import { KEY_CODES, MAX_ACTIVE_KEYS } from '@tracking-console/contract/keyConstants';
import { NoParameters } from '@tracking-console/contract/schema';
import { refusal, success } from '../../http/envelope.ts';
import { requireIdentity } from '../../http/identity.ts';
import { requireSession, sessionOf } from '../../http/session.ts';
import type { UserService } from '../users/userService.ts';
import type { ApiKeyService } from './apiKeyService.ts';
import type { ApiKeyRecord } from './apiKeyTable.ts';

interface Services {
  apiKeys: ApiKeyService;
  users: UserService;
}

/** Access keys of the public API, as the console manages them. */
export const keyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { apiKeys } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post('/console-api/v1/keys/list', { schema: { body: NoParameters } }, async (request) => {
    const keys = await apiKeys.list(sessionOf(request).gid);
    return success<KeyList>({ keys: keys.map(toRow), limit: MAX_ACTIVE_KEYS });
  });

  app.post('/console-api/v1/keys/create', { schema: { body: CreateKey } }, async (request) => {
    const { name, mode = 'live' } = request.body;
    const created = await apiKeys.create(sessionOf(request).gid, { name: name.trim(), mode });
    if (!created) return refusal(KEY_CODES.tooMany, `No more than ${MAX_ACTIVE_KEYS} keys can be active.`);
    return success<CreatedKey>({ ...toRow(created.record), key: created.key });
  });

  app.post('/console-api/v1/keys/revoke', { schema: { body: RevokeKey } }, async (request) => {
    const revoked = await apiKeys.revoke(sessionOf(request).gid, Number(request.body.id));
    return revoked ? success(null) : refusal(KEY_CODES.notFound, 'There is no such active key.');
  });
};

function toRow(key: ApiKeyRecord): ApiKeyRow {
  return {
    id: String(key.id),
    name: key.name,
    prefix: key.prefix,
    last4: key.last4,
    mode: key.mode,
    status: key.status,
    create_time: key.createTime.toISOString(),
    last_used_time: key.lastUsedTime?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp,
  };
}
