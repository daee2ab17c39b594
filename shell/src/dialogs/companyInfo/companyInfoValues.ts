import {
  COMPANY_INFO_DRAFTS,
  COMPANY_INFO_LIMITS,
  type CompanyInfo,
  type Drafts,
  type Profile,
} from '@tracking-console/platform';

export type CompanyInfoValues = CompanyInfo & { agreed: boolean };

/** What the profile knows is not asked again. */
export const startingValues = (profile: Profile | null): CompanyInfoValues => ({
  companyName: '',
  companyUrl: '',
  phone: (profile?.phone ?? '').replace(/\D/g, '').slice(0, COMPANY_INFO_LIMITS.phone),
  mark: '',
  agreed: false,
});

/** What was typed before, where it was. */
export function withTyped(values: CompanyInfoValues, { read }: Pick<Drafts, 'read'>): CompanyInfoValues {
  const typed = FIELDS.flatMap((field) => {
    const text = read(COMPANY_INFO_DRAFTS[field]);
    return text === '' ? [] : [[field, text]];
  });
  return { ...values, ...Object.fromEntries(typed) };
}

/** What differs from what the profile knows is what somebody has typed. */
export function keepTyped(values: CompanyInfo, starting: CompanyInfo, { write }: Pick<Drafts, 'write'>) {
  for (const field of FIELDS) write(COMPANY_INFO_DRAFTS[field], values[field] === starting[field] ? '' : values[field]);
}

const FIELDS = Object.keys(COMPANY_INFO_DRAFTS) as (keyof CompanyInfo)[]; // a record of exactly these
