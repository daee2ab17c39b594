import { usePlatform, useSharedText } from '@tracking-console/app-kit';
import { SectionCard } from '@tracking-console/app-kit/later';
import { COMPANY_INFO_LIMITS, validateCompanyInfo, withoutChinese } from '@tracking-console/platform';
import { FormField, TextArea } from '@tracking-console/ui';
import { TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { type Company, type CompanyField, useCompany } from '../../model/useCompany.ts';
import { useEdits } from '../../model/useEdits.ts';
import type { Saving } from '../../model/useProfileChange.ts';
import { useText } from '../../useText.ts';

/** Of customers who opened the API identity. */
export function CompanyCard({ country }: { country: string }) {
  const { answer, phase, save } = useCompany();
  const company = answer.phase === 'loaded' ? answer.data.company : null;
  return company && <CompanyForm {...{ company, country, phase, save }} />;
}

interface CompanyFormProps {
  company: Company;
  /** The customer's; it decides what a phone number is. */
  country: string;
  phase: Saving;
  save: (company: Company) => Promise<boolean | CompanyField>;
}

function CompanyForm({ company, country, phase, save }: CompanyFormProps) {
  const t = useText();
  const texts = useSharedText();
  const { values, changed, edit, discard } = useEdits('userinfo.company', company);
  const [refused, setRefused] = useState<CompanyField>();
  useUnsaved(usePlatform().unsaved, changed);

  const { company_name: companyName, company_url: companyUrl, phone, phone_country_code: dialCode, mark } = values;
  const found = validateCompanyInfo({ companyName, companyUrl, phone, mark, agreed: true }, country);
  const problems = {
    company_name: found.companyName,
    company_url: found.companyUrl,
    phone: found.phone,
    mark: found.mark,
    ...(refused && { [refused]: 'validation.invalid' }),
  };
  const errorOf = (field: CompanyField) => {
    const key = changed && problems[field];
    return key && texts(key);
  };
  const change = (changes: Partial<Company>) => {
    edit(changes);
    setRefused(undefined);
  };
  const submit = async () => {
    const outcome = await save(values);
    if (typeof outcome === 'string') setRefused(outcome);
    else if (outcome) discard();
  };

  return (
    <SectionCard
      title={t('company.title')}
      invalid={Object.values(problems).some(Boolean)}
      section={{ changed, phase, save: () => void submit(), discard }}
    >
      <FormField label={t('company.name')} error={errorOf('company_name')} required>
        <TextField
          value={companyName}
          maxLength={COMPANY_INFO_LIMITS.companyName}
          autoComplete="organization"
          onChange={({ target }) => change({ company_name: target.value })}
        />
      </FormField>
      <FormField label={t('company.website')} error={errorOf('company_url')}>
        <TextField
          value={companyUrl}
          maxLength={COMPANY_INFO_LIMITS.companyUrl}
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          onChange={({ target }) => change({ company_url: withoutChinese(target.value) })}
        />
      </FormField>
      <FormField label={t('userinfo.phone')} error={errorOf('phone')} required>
        <TextField
          type="tel"
          value={phone}
          prefix={dialCode && `+${dialCode.replace(/^\+/, '')}`}
          maxLength={COMPANY_INFO_LIMITS.phone}
          autoComplete="tel-national"
          onChange={({ target }) => change({ phone: target.value })}
        />
      </FormField>
      <FormField label={t('company.use')} error={errorOf('mark')}>
        <TextArea
          value={mark}
          rows={3}
          maxLength={COMPANY_INFO_LIMITS.mark}
          counter
          onChange={({ target }) => change({ mark: target.value })}
        />
      </FormField>
    </SectionCard>
  );
}
