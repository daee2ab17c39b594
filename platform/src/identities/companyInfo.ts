export interface CompanyInfo {
  companyName: string;
  companyUrl: string;
  phone: string;
  mark: string;
}

/** A field's complaint, as the key of its text in the platform's namespace. */
export type CompanyInfoErrors = Partial<Record<keyof CompanyInfo | 'agreed', string>>;

export const COMPANY_INFO_LIMITS = { companyName: 250, companyUrl: 250, phone: 15, mark: 250 } as const;

/** The draft of the fields that were changed, as JSON, until they have been accepted. */
export const COMPANY_INFO_DRAFT = 'companyInfo';

const CHINESE = /\p{Script=Han}/gu;

/** An address cannot hold Chinese characters, so they are removed while typing. */
export const withoutChinese = (text: string) => text.replace(CHINESE, '');

const within = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

function phoneError(phone: string, country: string) {
  if (phone === '') return 'validation.required';
  if (country.toLowerCase() === 'cn') return /^1\d{10}$/.test(phone) ? undefined : 'validation.phone';
  return /^\d{5,15}$/.test(phone) ? undefined : 'validation.phoneLength';
}

/** `country` is the customer's two-letter code; the rules of a phone number depend on it. */
export function validateCompanyInfo(info: CompanyInfo & { agreed: boolean }, country: string): CompanyInfoErrors {
  const companyName = info.companyName.trim();
  const url = info.companyUrl.trim();
  const phone = phoneError(info.phone.trim(), country);
  return {
    ...(companyName === '' && { companyName: 'validation.required' }),
    ...(companyName !== '' && !within(companyName, 3, 250) && { companyName: 'validation.companyName' }),
    ...(url !== '' && !within(url, 10, 250) && { companyUrl: 'validation.companyUrl' }),
    ...(phone && { phone }),
    ...(info.mark.length > 250 && { mark: 'validation.invalid' }),
    ...(!info.agreed && { agreed: 'validation.agreement' }),
  };
}
