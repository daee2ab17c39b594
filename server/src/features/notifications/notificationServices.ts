import type { WebhookProblem } from '@tracking-console/contract/api/webhookConstants';
import type { Database } from '../../database.ts';
import type { Sealer } from '../../sealing.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { MailCustomer } from '../mail/mailCustomer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ResolveTxt } from './consumer/checkDns.ts';
import { createDomainChecks } from './consumer/domainChecks.ts';
import { createFlowService } from './consumer/flowService.ts';
import { createLinkService } from './consumer/linkService.ts';
import { createMailTracking } from './consumer/mailTracking.ts';
import { createRecipientService } from './consumer/recipientService.ts';
import type { TrackingLink } from './consumer/sendConsumer.ts';
import { createSenderDomainService } from './consumer/senderDomainService.ts';
import { createTemplateService } from './consumer/templateService.ts';
import { createMailQueue } from './mailQueue.ts';
import { createNotificationService } from './notificationService.ts';
import { createAddressService } from './rules/addressService.ts';
import { createHistoryService } from './rules/historyService.ts';
import { createRuleService } from './rules/ruleService.ts';
import { createTimeRules } from './rules/timeRules.ts';
import type { Post } from './rules/urlNotice.ts';
import { createMailSender } from './sendMails.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  mailer: Mailer;
  mailCustomer: MailCustomer;
  onProblem: (message: string) => void;
  limits: RateLimits;
  sealer: Sealer;
  brand: string;
  origin: string;
  trackingLink: TrackingLink;
  resolveTxt: ResolveTxt;
  mailFrom: string;
  /** Of rules with a URL. */
  ruleTarget: { check: (url: string) => WebhookProblem | null; post: Post };
}

/** Everything about notifications, for services.ts. */
export function createNotificationServices(surroundings: Surroundings) {
  const { db, now, ruleTarget } = surroundings;
  const links = createLinkService(surroundings);
  const senderDomains = createSenderDomainService(surroundings);
  const mailTracking = createMailTracking(surroundings);
  const mailSender = createMailSender({ ...surroundings, links, senderDomains, mailTracking, post: ruleTarget.post });
  const flows = createFlowService(surroundings);
  return {
    notifications: createNotificationService(db, now),
    mailSender,
    mailTracking,
    mailQueue: createMailQueue(mailSender, surroundings.onProblem),
    rules: createRuleService({ db, now, checkUrl: ruleTarget.check }),
    notifyAddresses: createAddressService(surroundings),
    consumerRecipients: createRecipientService(db, now),
    consumerLinks: links,
    flows,
    senderDomains,
    domainChecks: createDomainChecks(surroundings),
    templates: createTemplateService({ ...surroundings, flows }),
    noticeHistory: createHistoryService(db, now),
    timeRules: createTimeRules(surroundings),
  };
}
