import { WEBHOOK_EVENTS, WEBHOOK_VERSIONS } from '@tracking-console/contract/api/webhookConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { FormField } from '@tracking-console/ui';
import { Checkbox, TextField } from '@tracking-console/ui/later';
import { errorOf } from '../../components/fieldError.ts';
import { ChoiceField, ChoicesField } from '../../components/formFields.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useTextField, useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { HeadersField } from './HeadersField.tsx';
import styles from './webhooks.module.css';

export function WebhookFields() {
  const t = useText();
  const words = useStatusWords();
  return (
    <>
      <UrlField />
      <ChoiceField
        name="version"
        label={t('column.version')}
        options={WEBHOOK_VERSIONS.map((value) => ({ value, label: value }))}
      />
      <ChoicesField
        name="events"
        label={t('settings.tab.events')}
        choices={WEBHOOK_EVENTS.map((value) => ({ value, label: <code className={styles.code}>{value}</code> }))}
      />
      <ChoicesField
        name="statuses"
        label={t('column.statuses')}
        hint={t('webhooks.form.statusesHint')}
        choices={MAIN_STATUSES.map((value) => ({ value, label: words.main(value) }))}
      />
      <HeadersField />
      <EnabledField />
    </>
  );
}

function UrlField() {
  const t = useText();
  const { input, meta } = useTextField('url');
  return (
    <FormField label={t('column.url')} hint={t('webhooks.form.urlHint')} error={errorOf(meta)} required>
      <TextField {...input} type="url" autoComplete="off" spellCheck={false} maxLength={2048} placeholder="https://" />
    </FormField>
  );
}

function EnabledField() {
  const t = useText();
  const { input } = useValueField<boolean>('enabled');
  return (
    <Checkbox checked={input.value} onChange={(event) => input.onChange(event.target.checked)}>
      {t('webhooks.form.enabled')}
    </Checkbox>
  );
}
