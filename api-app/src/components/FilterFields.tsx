import { useCarrierOptions } from '@tracking-console/app-kit';
import { MAX_KEYWORDS } from '@tracking-console/contract/notifications/ruleConstants';
import { useText } from '../useText.ts';
import { LineField, ManyField } from './formFields.tsx';
import { useCountryOptions, useSubStatusOptions } from './useFilterOptions.ts';

/** Which shipments a rule or a flow is about, beside its statuses; without a status, the detailed ones of all are offered. */
export function FilterFields({ status }: { status?: string }) {
  const t = useText();
  return (
    <>
      <ManyField name="SubStatus" label={t('rules.subStatuses')} options={useSubStatusOptions(status)} />
      <ManyField name="Carrier" label={t('shipments.fact.carrier')} options={useCarrierOptions()} />
      <ManyField name="Destination" label={t('rules.destinations')} options={useCountryOptions()} />
      <LineField name="Keywords" label={t('rules.keywords')} hint={t('rules.keywords.hint', { most: MAX_KEYWORDS })} />
    </>
  );
}
