import { COMPANY_INFO_LIMITS, withoutChinese } from '@tracking-console/platform';
import { FormField, TextArea } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import type { ChangeEvent, CompositionEvent } from 'react';
import { useText } from '../../useText.ts';
import { useComplaint } from './useComplaint.ts';
import { useTextField } from './useTextField.ts';

export function CompanyNameField() {
  const t = useText();
  const { input } = useTextField('companyName');
  return (
    <FormField label={t('company.name')} error={useComplaint('companyName')} required>
      <TextField {...input} maxLength={COMPANY_INFO_LIMITS.companyName} autoComplete="organization" />
    </FormField>
  );
}

/** Chinese characters go as they are typed or pasted, but not from under an input method at work. */
export function WebsiteField() {
  const t = useText();
  const { input } = useTextField('companyUrl');
  const cleaned = (text: string) => withoutChinese(text).slice(0, COMPANY_INFO_LIMITS.companyUrl);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    input.onChange(composing ? target.value : cleaned(target.value));
  };
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    input.onChange(cleaned(currentTarget.value));
  return (
    <FormField label={t('company.website')} error={useComplaint('companyUrl')}>
      <TextField
        {...input}
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
        maxLength={COMPANY_INFO_LIMITS.companyUrl}
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
      />
    </FormField>
  );
}

export function PhoneField() {
  const t = useText();
  const { input } = useTextField('phone');
  return (
    <FormField label={t('field.phone_number')} error={useComplaint('phone')} required>
      <TextField {...input} type="tel" maxLength={COMPANY_INFO_LIMITS.phone} autoComplete="tel-national" />
    </FormField>
  );
}

export function MarkField() {
  const t = useText();
  const { input } = useTextField('mark');
  return (
    <FormField label={t('shell.companyInfo.mark')} error={useComplaint('mark')}>
      <TextArea {...input} rows={3} maxLength={COMPANY_INFO_LIMITS.mark} counter />
    </FormField>
  );
}
