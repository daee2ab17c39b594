import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import type { Database } from '../../database.ts';
import type { Sealer } from '../../sealing.ts';
import type { MailCustomer } from '../mail/mailCustomer.ts';
import { createDeliverySender } from './delivery/deliverySender.ts';
import { createMailDisabled } from './delivery/mailDisabled.ts';
import { createPrepareAttempts, type FindSigningValues } from './delivery/prepareAttempts.ts';
import type { OnFailing } from './delivery/settleDeliveries.ts';
import { createWebhookQueue } from './delivery/webhookQueue.ts';
import { createDeliveryLog } from './deliveryLog.ts';
import { createEventLog } from './eventLog.ts';
import { createPushService } from './pushService.ts';
import { checkUrl } from './target/checkUrl.ts';
import type { LocalTargets } from './target/localTargets.ts';
import { createPoster } from './target/postRequest.ts';
import { type ResolveName, resolveName as resolveByNameServers } from './target/resolveTarget.ts';
import { createRuleTarget } from './target/ruleTarget.ts';
import { createWebhookService } from './webhookService.ts';
import { createWebhookUsage } from './webhookUsage.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  sealer: Sealer;
  localTargets: LocalTargets | null;
  resolveName: ResolveName | undefined;
  findSigningValues: FindSigningValues;
  mailCustomer: MailCustomer;
  /** Called in the transaction that notes that a webhook has begun to fail. */
  onFailing: OnFailing;
  onProblem: (message: string) => void;
}

/** Everything about webhooks, for services.ts. */
export function createWebhookServices(surroundings: Surroundings) {
  const { db, now, sealer, localTargets, resolveName, findSigningValues, onFailing, onProblem } = surroundings;
  const poster = createPoster(resolveName ?? resolveByNameServers, localTargets);
  const prepare = createPrepareAttempts({ now, post: poster.post, sealer, findSigningValues });
  const deliverySender = createDeliverySender({
    db,
    now,
    prepare,
    cancel: poster.close,
    mailDisabled: createMailDisabled(surroundings),
    onFailing,
    onProblem,
  });
  return {
    checkUrl: (url: string, mode: DataMode) => checkUrl(url, mode, localTargets),
    localTargets,
    poster,
    ruleTarget: createRuleTarget(localTargets, poster.post),
    deliverySender,
    webhooks: createWebhookService({ db, now, sealer, prepare }),
    pushes: createPushService(db, now),
    deliveryLog: createDeliveryLog(db, now),
    webhookUsage: createWebhookUsage(db, now),
    eventLog: createEventLog(db, now),
    webhookQueue: createWebhookQueue(deliverySender),
  };
}
