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
    if (text === EMPTIED) return [[field, '']];
    return text === '' ? [] : [[field, text]];
  });
  return { ...values, ...Object.fromEntries(typed) };
}

/** A value that differs from the profile's was typed by the user. */
export function keepTyped(values: CompanyInfo, starting: CompanyInfo, { write }: Pick<Drafts, 'write'>) {
  const draft = (field: keyof CompanyInfo) => (values[field] === starting[field] ? '' : values[field] || EMPTIED);
  for (const field of FIELDS) write(COMPANY_INFO_DRAFTS[field], draft(field));
}

/** An empty draft means no draft, and a field that was emptied must not get the profile's text back. */
const EMPTIED = ' ';

const FIELDS = Object.keys(COMPANY_INFO_DRAFTS) as (keyof CompanyInfo)[]; // a record of exactly these
