import { MAX_KEYWORDS } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunRule, RuleRow } from '@tracking-console/contract/notifications/rules';
import { type FilterValues, filtersOf, filterValuesOf, keywordsOf, NO_FILTERS } from '../../model/shipmentFilters.ts';

/** As the form holds a rule: numbers may be left out. */
export interface RuleValues extends Omit<DryRunRule, 'Filters' | 'DelayMinutes' | 'Zone'>, FilterValues {
  TransitDays: number | null;
  NoUpdateDays: number | null;
  DelayHours: number | null;
}

export const NEW_RULE: RuleValues = {
  Name: '',
  Enabled: true,
  Event: 'shipment',
  Triggers: [],
  ...NO_FILTERS,
  TransitDays: null,
  NoUpdateDays: null,
  DelayHours: null,
  Send: 'single',
  DigestHour: 8,
  QuietFrom: '',
  QuietTo: '',
  Recipients: [],
  Url: '',
  UrlKind: 'webhook',
};

/** Rules to begin with; their names are texts. */
export const READY_RULES = {
  quiet: { NoUpdateDays: 7, Send: 'daily' },
  customs: { SubStatus: ['InTransit_CustomsRequiringInformation'] },
  returned: { SubStatus: ['Exception_Returning', 'Exception_Returned'] },
  quotaLow: { Event: 'quotaLow' },
  webhookFailing: { Event: 'webhookFailing' },
} as const satisfies Record<string, { [K in keyof RuleValues]?: unknown }>;
export type ReadyRule = keyof typeof READY_RULES;

export function valuesOf(rule: RuleRow): RuleValues {
  const { RuleId: _id, LastSent: _last, SentInWeek: _week, Filters, DelayMinutes, Zone: _zone, ...same } = rule;
  return {
    ...same,
    ...filterValuesOf(Filters),
    TransitDays: Filters.TransitDays || null,
    NoUpdateDays: Filters.NoUpdateDays || null,
    DelayHours: DelayMinutes / 60 || null,
  };
}

/** As it is sent. Rules about the account have no filters. */
export function ruleOf(values: RuleValues): DryRunRule {
  const { SubStatus, Carrier, Destination, Keywords, TransitDays, NoUpdateDays, DelayHours, ...same } = values;
  const isOfShipments = values.Event === 'shipment';
  const filters = isOfShipments ? { SubStatus, Carrier, Destination, Keywords } : NO_FILTERS;
  const days = (count: number | null) => (isOfShipments ? (count ?? 0) : 0);
  return {
    ...same,
    Name: same.Name.trim(),
    Url: same.Url.trim(),
    Triggers: isOfShipments ? same.Triggers : [],
    Filters: { ...filtersOf(filters), TransitDays: days(TransitDays), NoUpdateDays: days(NoUpdateDays) },
    DelayMinutes: Math.round((DelayHours ?? 0) * 60),
    Zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export type RuleFault = 'name' | 'noRecipient' | 'keywords' | 'quiet';

/** What can be validated before sending. */
export function faultsOf(values: RuleValues): Partial<Record<keyof RuleValues, RuleFault>> {
  const { Name, Recipients, Url, Keywords, QuietFrom, QuietTo } = values;
  return {
    ...(Name.trim() === '' && { Name: 'name' as const }),
    ...(Recipients.length === 0 && Url.trim() === '' && { Recipients: 'noRecipient' as const }),
    ...(keywordsOf(Keywords).length > MAX_KEYWORDS && { Keywords: 'keywords' as const }),
    ...((QuietFrom === '') !== (QuietTo === '') && { QuietTo: 'quiet' as const }),
  };
}
