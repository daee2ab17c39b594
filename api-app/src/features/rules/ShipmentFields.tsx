import { useCarrierOptions } from '@tracking-console/app-kit';
import { ManyChoices } from '@tracking-console/app-kit/later';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notificationConstants';
import { MAX_KEYWORDS, MAX_RULE_DAYS } from '@tracking-console/contract/ruleConstants';
import { Checkbox, type SelectOption } from '@tracking-console/ui/later';
import { useId } from 'react';
import formStyles from '../../components/form.module.css';
import { useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import { AmountField, LineField } from './fields.tsx';
import type { RuleValues } from './ruleForm.ts';
import { useCountryOptions, useSubStatusOptions } from './useFilterOptions.ts';

/** Which shipments a rule is about. */
export function ShipmentFields() {
  const t = useText();
  return (
    <>
      <TriggersField />
      <div className={formStyles.pair}>
        <ManyField name="SubStatus" label={t('rules.subStatuses')} options={useSubStatusOptions()} />
        <ManyField name="Carrier" label={t('tracking.column.carrier')} options={useCarrierOptions()} />
        <ManyField name="Destination" label={t('rules.destinations')} options={useCountryOptions()} />
        <LineField
          name="Keywords"
          label={t('rules.keywords')}
          hint={t('rules.keywords.hint', { most: MAX_KEYWORDS })}
        />
      </div>
      <div className={formStyles.pair}>
        <AmountField
          name="TransitDays"
          label={t('rules.transitDays')}
          hint={t('rules.days.hint')}
          max={MAX_RULE_DAYS}
        />
        <AmountField
          name="NoUpdateDays"
          label={t('rules.noUpdateDays')}
          hint={t('rules.days.hint')}
          max={MAX_RULE_DAYS}
        />
      </div>
    </>
  );
}

function TriggersField() {
  const t = useText();
  const id = useId();
  const words = useStatusWords();
  const { input } = useValueField<RuleValues['Triggers']>('Triggers');
  const toggle = (value: string, isChosen: boolean) =>
    // In the order they are offered, so that choosing and taking back changes nothing.
    input.onChange(NOTIFY_STATUSES.filter((one) => (one === value ? isChosen : input.value.includes(one))));
  return (
    <fieldset className={formStyles.group} aria-describedby={id}>
      <legend>{t('column.triggers')}</legend>
      <div className={formStyles.choices}>
        {NOTIFY_STATUSES.map((value) => (
          <Checkbox
            key={value}
            checked={input.value.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          >
            {words.main(value)}
          </Checkbox>
        ))}
      </div>
      <p id={id} className={formStyles.hint}>
        {t('rules.statuses.hint')}
      </p>
    </fieldset>
  );
}

interface ManyFieldProps {
  name: keyof RuleValues;
  label: string;
  options: readonly SelectOption[];
}

function ManyField({ name, label, options }: ManyFieldProps) {
  const { input } = useValueField<readonly string[]>(name);
  return <ManyChoices label={label} options={options} chosen={input.value} onChange={input.onChange} />;
}
