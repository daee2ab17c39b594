import { useLanguage } from '@tracking-console/app-kit';
import {
  MAX_DELAY_DAYS,
  MAX_RULE_NAME,
  RULE_EVENTS,
  RULE_SENDS,
  URL_KINDS,
} from '@tracking-console/contract/notifications/ruleConstants';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import formStyles from '../../components/form.module.css';
import { AmountField, ChoiceField, EnabledField, LineField } from '../../components/formFields.tsx';
import { useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { RecipientsField } from './RecipientsField.tsx';
import type { RuleValues } from './ruleForm.ts';
import { ShipmentFields } from './ShipmentFields.tsx';

export function RuleFields() {
  const t = useText();
  const { input: event } = useValueField<RuleValues['Event']>('Event');
  const { input: send } = useValueField<RuleValues['Send']>('Send');
  return (
    <>
      <div className={formStyles.pair}>
        <LineField name="Name" label={t('shipments.column.remark')} required maxLength={MAX_RULE_NAME} />
        <FormField
          label={t('rules.event.label')}
          hint={event.value === 'quotaLow' ? t('rules.event.quotaHint') : undefined}
        >
          <Select
            value={event.value}
            options={RULE_EVENTS.map((value) => ({
              value,
              label: value === 'shipment' ? t('dashboard.tracking.title') : t(`rules.event.${value}`),
            }))}
            onValueChange={event.onChange}
          />
        </FormField>
      </div>
      {event.value === 'shipment' && <ShipmentFields />}
      <RecipientsField />
      <div className={formStyles.pair}>
        <LineField name="Url" label={t('rules.url')} type="url" maxLength={2048} />
        <ChoiceField
          name="UrlKind"
          label={t('column.channel')}
          options={URL_KINDS.map((value) => ({ value, label: t(`rules.urlKind.${value}`) }))}
        />
      </div>
      <div className={formStyles.pair}>
        <ChoiceField
          name="Send"
          label={t('rules.send.label')}
          options={RULE_SENDS.map((value) => ({ value, label: t(`rules.send.${value}`) }))}
        />
        {send.value === 'daily' && <HourField />}
        <AmountField name="DelayHours" label={t('rules.delay')} max={MAX_DELAY_DAYS * 24} precision={2} />
      </div>
      <div className={formStyles.pair}>
        <LineField name="QuietFrom" label={t('rules.quietFrom')} type="time" />
        <LineField name="QuietTo" label={t('rules.quietTo')} type="time" />
      </div>
      <EnabledField label={t('rules.enabled')} />
    </>
  );
}

function HourField() {
  const t = useText();
  const language = useLanguage();
  const { input } = useValueField<number>('DigestHour');
  const options = useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return Array.from({ length: 24 }, (_, hour) => ({
      value: String(hour),
      label: format.format(new Date(Date.UTC(2000, 0, 1, hour))),
    }));
  }, [language]);
  return (
    <FormField label={t('rules.digestHour')}>
      <Select value={String(input.value)} options={options} onValueChange={(hour) => input.onChange(Number(hour))} />
    </FormField>
  );
}
