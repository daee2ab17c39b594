import type { FairQueue } from '../../fairQueue.ts';
import type { BrandService } from '../brands/brandService.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { FlowService } from '../notifications/consumer/flowService.ts';
import type { SenderDomainService } from '../notifications/consumer/senderDomainService.ts';
import type { TemplateService } from '../notifications/consumer/templateService.ts';
import type { RuleService } from '../notifications/rules/ruleService.ts';
import type { HistoryExport } from '../tasks/historyExport/startHistoryExport.ts';
import type { MessageServices } from './messageServices.ts';

export interface MessageCallServices extends HistoryExport, MessageServices {
  rules: RuleService;
  flows: FlowService;
  templates: TemplateService;
  brands: BrandService;
  senderDomains: SenderDomainService;
  wholeLists: FairQueue;
  limits: RateLimits;
}

export interface MessageContext extends MessageCallServices {
  gid: string;
  language: string;
}
