import {
  COMPANY_INFO_DRAFT,
  COMPANY_INFO_LIMITS,
  type CompanyInfo,
  type Drafts,
  type Profile,
  parseDraft,
} from '@tracking-console/platform';

export type CompanyInfoValues = CompanyInfo & { agreed: boolean };

/** What the profile knows is filled in. */
export const startingValues = (profile: Profile | null): CompanyInfoValues => ({
  companyName: '',
  companyUrl: '',
  phone: (profile?.phone ?? '').replace(/\D/g, '').slice(0, COMPANY_INFO_LIMITS.phone),
  mark: '',
  agreed: false,
});

/** The values with what was typed on an earlier page, a field that was emptied included. */
export function withTyped(values: CompanyInfoValues, { read }: Pick<Drafts, 'read'>): CompanyInfoValues {
  const typed = parseDraft<CompanyInfo>(read(COMPANY_INFO_DRAFT));
  return { ...values, ...Object.fromEntries(FIELDS.map((field) => [field, typed[field] ?? values[field]])) };
}

/** A value that differs from the profile's was typed by the user. */
export function keepTyped(values: CompanyInfo, starting: CompanyInfo, { write }: Pick<Drafts, 'write'>) {
  const typed = FIELDS.flatMap((field) => {
    const text = values[field] ?? ''; // final-form leaves an emptied field out
    return text === starting[field] ? [] : [[field, text]];
  });
  write(COMPANY_INFO_DRAFT, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : '');
}

const FIELDS = ['companyName', 'companyUrl', 'phone', 'mark'] as const satisfies readonly (keyof CompanyInfo)[];
