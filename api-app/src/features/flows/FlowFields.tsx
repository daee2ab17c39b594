import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import { MAX_DELAY_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import { MAX_FLOW_NAME } from '@tracking-console/contract/notifications/templateConstants';
import { LANGUAGES, languageName } from '@tracking-console/contract/values/languages';
import { FilterFields } from '../../components/FilterFields.tsx';
import formStyles from '../../components/form.module.css';
import { AmountField, ChoiceField, EnabledField, LineField } from '../../components/formFields.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useTextField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { OF_SHIPMENT } from './flowForm.ts';

export function FlowFields({ isCustom }: { isCustom: boolean }) {
  const t = useText();
  const words = useStatusWords();
  const { input: status } = useTextField('Status');
  return (
    <>
      {isCustom && (
        <div className={formStyles.pair}>
          <LineField name="Name" label={t('shipments.column.remark')} required maxLength={MAX_FLOW_NAME} />
          <ChoiceField
            name="Status"
            label={t('column.trigger')}
            options={NOTIFY_STATUSES.map((value) => ({ value, label: words.main(value) }))}
          />
        </div>
      )}
      <div className={formStyles.pair}>
        <FilterFields status={status.value} />
      </div>
      <p className={formStyles.hint}>{t('consumer.flow.hint')}</p>
      <div className={formStyles.pair}>
        {isCustom && (
          <ChoiceField
            name="Template"
            label={t('column.template')}
            options={(['own', 'status'] as const).map((value) => ({ value, label: t(`consumer.template.${value}`) }))}
          />
        )}
        <ChoiceField
          name="Language"
          label={t('column.language')}
          options={[
            { value: OF_SHIPMENT, label: t('consumer.language.shipment') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
        />
        <AmountField name="DelayHours" label={t('rules.delay')} max={MAX_DELAY_DAYS * 24} precision={2} />
      </div>
      <EnabledField label={t('webhooks.state.on')} />
    </>
  );
}
