import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import { MAX_RULE_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import { FilterFields } from '../../components/FilterFields.tsx';
import formStyles from '../../components/form.module.css';
import { AmountField, ChoicesField } from '../../components/formFields.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';

/** Which shipments a rule is about. */
export function ShipmentFields() {
  const t = useText();
  const words = useStatusWords();
  return (
    <>
      <ChoicesField
        name="Triggers"
        label={t('column.triggers')}
        hint={t('rules.statuses.hint')}
        choices={NOTIFY_STATUSES.map((value) => ({ value, label: words.main(value) }))}
      />
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
