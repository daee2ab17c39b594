import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import { WEBHOOK_EVENTS, WEBHOOK_MODES, WEBHOOK_VERSIONS } from '@tracking-console/contract/webhookConstants';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Select, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useId } from 'react';
import { errorOf } from '../../components/fieldError.ts';
import formStyles from '../../components/form.module.css';
import { useTextField, useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import { HeadersField } from './HeadersField.tsx';
import styles from './webhooks.module.css';

export function WebhookFields() {
  const t = useText();
  const words = useStatusWords();
  return (
    <>
      <UrlField />
      <div className={formStyles.pair}>
        <SelectField
          name="mode"
          label={t('keys.mode.label')}
          hint={t('webhooks.form.modeHint')}
          options={WEBHOOK_MODES.map((value) => ({ value, label: t(`keys.mode.${value}`) }))}
        />
        <SelectField
          name="version"
          label={t('column.version')}
          options={WEBHOOK_VERSIONS.map((value) => ({ value, label: value }))}
        />
      </div>
      <ChoicesField
        name="events"
        label={t('column.events')}
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

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  options: { value: string; label: string }[];
}

function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { input } = useTextField(name);
  return (
    <FormField label={label} hint={hint}>
      <Select value={input.value} options={options} onValueChange={input.onChange} />
    </FormField>
  );
}

interface ChoicesFieldProps {
  name: string;
  label: string;
  hint?: string;
  choices: { value: string; label: ReactNode }[];
}

function ChoicesField({ name, label, hint, choices }: ChoicesFieldProps) {
  const id = useId();
  const { input, meta } = useValueField<readonly string[]>(name);
  const error = errorOf(meta);
  const toggle = (value: string, isChosen: boolean) =>
    // In the order they are offered, so that choosing and taking back changes nothing.
    input.onChange(
      choices.map((choice) => choice.value).filter((one) => (one === value ? isChosen : input.value.includes(one))),
    );
  return (
    <fieldset className={formStyles.group} aria-describedby={hint || error ? id : undefined}>
      <legend>{label}</legend>
      <div className={formStyles.choices}>
        {choices.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            checked={input.value.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(value, event.target.checked)}
          >
            {text}
          </Checkbox>
        ))}
      </div>
      <div id={id}>
        {hint && <p className={formStyles.hint}>{hint}</p>}
        <div role="alert">{error && <p className={formStyles.error}>{error}</p>}</div>
      </div>
    </fieldset>
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
