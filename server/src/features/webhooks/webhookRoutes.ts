import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { NamedNumber } from '@tracking-console/contract/api/trackingConsole';
import {
  MAX_WEBHOOKS,
  WEBHOOK_CODES,
  WEBHOOK_PORTS,
  type WebhookProblem,
} from '@tracking-console/contract/api/webhookConstants';
import {
  type DeliveryDetail,
  type DeliveryList,
  type EventList,
  ListDeliveries,
  ListEvents,
  NamedDelivery,
  NamedWebhook,
  ResendDeliveries,
  type ResentDeliveries,
  RotateSecret,
  type SavedWebhook,
  SaveWebhook,
  SendEvent,
  type SentEvent,
  type TestedWebhook,
  type WebhookList,
  type WebhookRefusal,
} from '@tracking-console/contract/api/webhooks';
import { NoParameters } from '@tracking-console/contract/calls/schema';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { requireIdentity } from '../../http/callers/identity.ts';
import { requireSession } from '../../http/callers/session.ts';
import { type EnvelopeOf, refusal, success } from '../../http/calls/envelope.ts';
import { checkRange } from '../../http/calls/unreadable.ts';
import { modeOf } from '../../owner.ts';
import type { UserService } from '../users/userService.ts';
import { isSuccess } from './delivery/settlement.ts';
import type { DeliveryLog } from './deliveryLog.ts';
import type { EventLog } from './eventLog.ts';
import { isReservedHeader } from './target/reservedHeaders.ts';
import type { WebhookService } from './webhookService.ts';

interface Services {
  webhooks: WebhookService;
  deliveryLog: DeliveryLog;
  eventLog: EventLog;
  users: UserService;
  checkUrl: (url: string, mode: DataMode) => WebhookProblem | null;
}

const ROOT = '/console-api/v1';
/** Each makes a request to an address the customer chose. */
const TESTS = { name: 'webhook-test', calls: 20, window: MINUTE };

const noWebhook = () => refusal(WEBHOOK_CODES.notFound, 'There is no such webhook.');

/** Webhooks, as the console manages them, and their deliveries. */
export const webhookRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { webhooks, deliveryLog, eventLog } = services;
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', requireIdentity(services, 'API'));

  app.post(
    `${ROOT}/webhook/get`,
    { config: { recentCheck: 'not needed' }, schema: { body: NoParameters } },
    async (request) => {
      const list = await webhooks.list(apiOwnerOf(request));
      return success<WebhookList>({ webhooks: list, limit: MAX_WEBHOOKS });
    },
  );

  app.post(
    `${ROOT}/webhook/save`,
    {
      config: { recentCheck: { when: 'it is new, or its address is another' } },
      schema: { body: SaveWebhook },
    },
    async (request) => {
      const owner = apiOwnerOf(request);
      const problem = problemOf(request.body, (url) => services.checkUrl(url, modeOf(owner)));
      if (problem) return problem;
      if (await webhooks.isNewTarget(owner, request.body)) request.requireRecentCheck();
      const saved = await webhooks.save(owner, request.body);
      if (saved === 'notFound') return noWebhook();
      if (saved === 'tooMany') return refusal(WEBHOOK_CODES.tooMany, `At most ${MAX_WEBHOOKS} webhooks can be set.`);
      return success<SavedWebhook>(saved);
    },
  );

  app.post(
    `${ROOT}/webhook/delete`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedWebhook } },
    async (request) => {
      const removed = await webhooks.remove(apiOwnerOf(request), Number(request.body.id));
      return removed ? success(null) : noWebhook();
    },
  );

  app.post(
    `${ROOT}/webhook/rotate`,
    { config: { recentCheck: 'needed' }, schema: { body: RotateSecret } },
    async (request) => {
      const { id, keep } = request.body;
      const rotated = await webhooks.rotate(apiOwnerOf(request), Number(id), keep);
      return rotated ? success<SavedWebhook>(rotated) : noWebhook();
    },
  );

  app.post(
    `${ROOT}/webhook/test`,
    { schema: { body: NamedWebhook }, config: { recentCheck: 'not needed', limit: TESTS } },
    async (request) => {
      const tested = await webhooks.test(apiOwnerOf(request), Number(request.body.id));
      if (!tested) return noWebhook();
      if (isSuccess(tested)) return success<TestedWebhook>(tested);
      const cause = tested.code === null ? 'no answer' : `HTTP ${tested.code}`;
      return { code: WEBHOOK_CODES.testFailed, message: `The webhook test failed: ${cause}.`, data: tested };
    },
  );

  app.post(
    `${ROOT}/webhook/deliveries`,
    { config: { recentCheck: 'not needed' }, schema: { body: ListDeliveries } },
    async (request) => {
      checkRange(request.body);
      return success<DeliveryList>(await deliveryLog.list(apiOwnerOf(request), request.body));
    },
  );

  app.post(
    `${ROOT}/tracking/deliveries`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedNumber } },
    async (request) => success<DeliveryList>(await deliveryLog.list(apiOwnerOf(request), request.body)),
  );

  app.post(
    `${ROOT}/webhook/delivery`,
    { config: { recentCheck: 'not needed' }, schema: { body: NamedDelivery } },
    async (request) => {
      const found = await deliveryLog.get(apiOwnerOf(request), Number(request.body.id));
      return found ? success<DeliveryDetail>(found) : refusal(WEBHOOK_CODES.notFound, 'There is no such delivery.');
    },
  );

  app.post(
    `${ROOT}/webhook/resend`,
    { config: { recentCheck: 'not needed' }, schema: { body: ResendDeliveries } },
    async (request) => {
      const resent = await deliveryLog.resend(apiOwnerOf(request), request.body);
      if (resent > 0 || !('id' in request.body)) return success<ResentDeliveries>({ resent });
      return refusal(WEBHOOK_CODES.notFound, 'There is no such delivery that has ended, to a webhook that is on.');
    },
  );

  app.post(
    `${ROOT}/events/list`,
    { config: { recentCheck: 'not needed' }, schema: { body: ListEvents } },
    async (request) => {
      checkRange(request.body);
      return success<EventList>(await eventLog.list(apiOwnerOf(request), request.body));
    },
  );

  app.post(
    `${ROOT}/events/send`,
    { config: { recentCheck: 'not needed' }, schema: { body: SendEvent } },
    async (request) => {
      const sent = await eventLog.send(apiOwnerOf(request), request.body);
      return sent
        ? success<SentEvent>(sent)
        : refusal(WEBHOOK_CODES.notFound, 'There is no such event, or no such webhook that is on.');
    },
  );
};

function problemOf({ url, events, headers }: SaveWebhook, check: (url: string) => WebhookProblem | null) {
  const problem = check(url) ?? (events.length === 0 ? 'events' : null);
  if (problem) return refuse({ problem });
  const reserved = headers.find(({ name }) => isReservedHeader(name));
  return reserved && refuse({ problem: 'header', name: reserved.name });
}

const MESSAGES: Record<WebhookProblem, string> = {
  url: 'The URL is required.',
  scheme: 'The URL must begin with https:// and name a host.',
  credentials: 'The URL must not contain a user name or password.',
  fragment: 'The URL must not contain a fragment (#).',
  insecure: 'A live webhook needs https.',
  port: `The port must be one of ${WEBHOOK_PORTS.join(', ')}.`,
  private: 'The URL must lead to a public address.',
  localPort: 'A port of this machine must be 1024 or above, and not one that the console or its database uses.',
  events: 'At least one event is required.',
  header: 'A header that we set ourselves cannot be a custom one',
};

function refuse(data: WebhookRefusal): EnvelopeOf<WebhookRefusal> {
  const { required, format } = WEBHOOK_CODES;
  const code = data.problem === 'url' || data.problem === 'events' ? required : format;
  const message = MESSAGES[data.problem];
  return { code, message: data.name === undefined ? message : `${message}: ${data.name}.`, data };
}
