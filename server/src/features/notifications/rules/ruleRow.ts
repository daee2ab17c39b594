import type { RuleEvent } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunRule } from '@tracking-console/contract/notifications/rules';
import type { RuleRecord } from './ruleTable.ts';

/** As it is stored. */
export function toValues(given: DryRunRule, recipients: string[], url: string) {
  const { Filters, Event } = given;
  return {
    name: given.Name.trim(),
    enabled: given.Enabled,
    event: Event as RuleEvent,
    triggers: given.Triggers,
    filters: { ...Filters, Keywords: Filters.Keywords.map((keyword) => keyword.trim()) },
    delayMinutes: given.DelayMinutes,
    send: given.Send,
    digestHour: given.DigestHour,
    quietFrom: given.QuietFrom,
    quietTo: given.QuietTo,
    zone: given.Zone,
    recipients,
    url,
    urlKind: given.UrlKind,
  };
}

export const toRow = (rule: RuleRecord) => ({ RuleId: String(rule.id), ...fieldsOf(rule) });

/** As it is edited. */
export function fieldsOf(rule: RuleRecord): DryRunRule {
  return {
    Name: rule.name,
    Enabled: rule.enabled,
    Event: rule.event,
    Triggers: rule.triggers,
    Filters: rule.filters,
    DelayMinutes: rule.delayMinutes,
    Send: rule.send,
    DigestHour: rule.digestHour,
    QuietFrom: rule.quietFrom,
    QuietTo: rule.quietTo,
    Zone: rule.zone,
    Recipients: rule.recipients,
    Url: rule.url,
    UrlKind: rule.urlKind,
  };
}
