import { MAX_KEYWORDS } from '@tracking-console/contract/notifications/ruleConstants';
import type { CustomFlow, CustomFlowFields, Flow } from '@tracking-console/contract/notifications/templates';
import { SUB_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { type FilterValues, filtersOf, filterValuesOf, keywordsOf, NO_FILTERS } from '../../model/shipmentFilters.ts';

/** As the form holds a flow; one of a status has no name. */
export interface FlowValues extends FilterValues {
  Name: string;
  Status: Flow['Status'];
  Enabled: boolean;
  Language: Flow['Language'] | typeof OF_SHIPMENT;
  Template: 'own' | 'status';
  DelayHours: number | null;
}

/** A select takes an empty value for none that is chosen. */
export const OF_SHIPMENT = 'shipment';

export const NEW_FLOW: FlowValues = {
  ...NO_FILTERS,
  Name: '',
  Status: 'InTransit',
  Enabled: true,
  Language: OF_SHIPMENT,
  Template: 'own',
  DelayHours: null,
};

export const flowValuesOf = (flow: Flow | CustomFlow): FlowValues => ({
  ...filterValuesOf(flow.Filters),
  Name: 'Name' in flow ? flow.Name : '',
  Status: flow.Status,
  Enabled: flow.Enabled,
  Language: flow.Language || OF_SHIPMENT,
  Template: 'HasTemplate' in flow && flow.HasTemplate ? 'own' : 'status',
  DelayHours: flow.DelayMinutes / 60 || null,
});

/** As it is sent. Detailed statuses of another status than the chosen one are left out. */
export function statusFlowOf(values: FlowValues): Flow {
  const { Status, Enabled, Language, DelayHours } = values;
  const { SubStatus, ...others } = filtersOf(values);
  const ofStatus: readonly string[] = SUB_STATUSES[Status];
  return {
    Status,
    Enabled,
    Language: Language === OF_SHIPMENT ? '' : Language,
    DelayMinutes: Math.round((DelayHours ?? 0) * 60),
    Filters: { ...others, SubStatus: SubStatus.filter((one) => ofStatus.includes(one)) },
  };
}

export const customFlowOf = (values: FlowValues): CustomFlowFields => ({
  ...statusFlowOf(values),
  Name: values.Name.trim(),
  HasTemplate: values.Template === 'own',
});

export type FlowFault = 'name' | 'keywords';

/** What can be validated before sending. */
export const flowFaultsOf = (
  { Name, Keywords }: FlowValues,
  isCustom: boolean,
): Partial<Record<string, FlowFault>> => ({
  ...(isCustom && Name.trim() === '' && { Name: 'name' as const }),
  ...(keywordsOf(Keywords).length > MAX_KEYWORDS && { Keywords: 'keywords' as const }),
});
