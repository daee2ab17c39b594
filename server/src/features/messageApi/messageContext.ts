import type { MessageAnswers, MessageMethod, MessageParam } from '@tracking-console/contract/rules';
import type { FairQueue } from '../../fairQueue.ts';
import type { LegacyAnswer, LegacyContext } from '../../http/legacyCall.ts';
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

export interface MessageContext extends MessageCallServices, LegacyContext {
  gid: string;
  language: string;
}

export type Calls = {
  [M in MessageMethod]: (
    param: MessageParam<M>,
    context: MessageContext,
  ) => Promise<{ Code: 0; Json: MessageAnswers[M] } | LegacyAnswer>;
};

export const success = <Json>(Json: Json) => ({ Code: 0 as const, Json });
export const refused = (Code: number, Message: string): LegacyAnswer => ({ Code, Message });
