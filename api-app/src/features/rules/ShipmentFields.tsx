import { NOTIFY_STATUSES } from '@tracking-console/contract/notificationConstants';
import { MAX_RULE_DAYS } from '@tracking-console/contract/ruleConstants';
import { Checkbox } from '@tracking-console/ui/later';
import { useId } from 'react';
import { FilterFields } from '../../components/FilterFields.tsx';
import formStyles from '../../components/form.module.css';
import { AmountField } from '../../components/formFields.tsx';
import { useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import type { RuleValues } from './ruleForm.ts';

/** Which shipments a rule is about. */
export function ShipmentFields() {
  const t = useText();
  return (
    <>
      <TriggersField />
      <div className={formStyles.pair}>
        <FilterFields />
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
