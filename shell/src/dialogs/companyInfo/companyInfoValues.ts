import { COMPANY_INFO_LIMITS, type CompanyInfo, type Profile } from '@tracking-console/platform';

export type CompanyInfoValues = CompanyInfo & { agreed: boolean };

/** AX-12: what the profile knows is not asked again. */
export const startingValues = (profile: Profile | null): CompanyInfoValues => ({
  companyName: '',
  companyUrl: '',
  phone: (profile?.phone ?? '').replace(/\D/g, '').slice(0, COMPANY_INFO_LIMITS.phone),
  mark: '',
  agreed: false,
});
