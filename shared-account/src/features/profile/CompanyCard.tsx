import { usePlatform, useSharedText } from '@tracking-console/app-kit';
import { SectionCard } from '@tracking-console/app-kit/later';
import { COMPANY_INFO_LIMITS, validateCompanyInfo, withoutChinese } from '@tracking-console/platform';
import { FormField, TextArea } from '@tracking-console/ui';
import { TextField, useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import {
  type Company,
  type CompanyField,
  refusedCompanyField,
  useCompanyQuery,
  useUpdateCompanyMutation,
} from '../../model/profileQueries.ts';
import { savingPhase } from '../../model/savingPhase.ts';
import { useEdits } from '../../model/useEdits.ts';
import { useText } from '../../useText.ts';

/** For customers who opened the API identity. */
export function CompanyCard({ country }: { country: string }) {
  const { currentData: company } = useCompanyQuery();
  return company && <CompanyForm company={company} country={country} />;
}

interface CompanyFormProps {
  company: Company;
  /** The customer's country, by which phone numbers are checked. */
  country: string;
}

function CompanyForm({ company, country }: CompanyFormProps) {
  const t = useText();
  const texts = useSharedText();
  const { values, changed, edit, discard } = useEdits('userinfo.company', company);
  const [updateCompany, updating] = useUpdateCompanyMutation();
  const [refused, setRefused] = useState<CompanyField>();
  useUnsaved(usePlatform().unsaved, changed);

  const { companyName, companyUrl, phone, phoneCountryCode: dialCode, mark } = values;
  const problems = {
    ...validateCompanyInfo({ companyName, companyUrl, phone, mark, agreed: true }, country),
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
    const { error } = await updateCompany(values);
    setRefused(refusedCompanyField(error));
    if (!error) discard();
  };

  return (
    <SectionCard
      title={t('company.title')}
      invalid={Object.values(problems).some(Boolean)}
      section={{ changed, phase: savingPhase(updating), save: () => void submit(), discard }}
    >
      <FormField label={t('company.name')} error={errorOf('companyName')} required>
        <TextField
          value={companyName}
          maxLength={COMPANY_INFO_LIMITS.companyName}
          autoComplete="organization"
          onChange={({ target }) => change({ companyName: target.value })}
        />
      </FormField>
      <FormField label={t('company.website')} error={errorOf('companyUrl')}>
        <TextField
          value={companyUrl}
          maxLength={COMPANY_INFO_LIMITS.companyUrl}
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          onChange={({ target }) => change({ companyUrl: withoutChinese(target.value) })}
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
