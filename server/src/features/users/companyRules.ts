import type { OpenApiApp } from '@tracking-console/contract/account/user';
import { isLine, isLines } from '@tracking-console/contract/values/lines';

export interface Company {
  companyName: string;
  companyUrl: string;
  phone: string;
  phoneCountryCode: string;
  mark: string;
}

interface Refusal {
  code: number;
  message: string;
}

interface Rule extends Refusal {
  holds(company: Company, country: string): boolean;
}

const within = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

/** An address of http or https, or one without a scheme, such as example.com/shop. */
function isWebsite(text: string): boolean {
  if (!isLine(text)) return false;
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : URL.parse(`https://${text}`);
  return url?.hostname.includes('.') === true && url.username === '';
}

/** With the codes the forms know; the first rule that does not hold is answered. */
const RULES: Rule[] = [
  {
    code: -10010205,
    message: 'The company name has 3 to 250 characters.',
    holds: ({ companyName }) => within(companyName, 3, 250) && isLine(companyName),
  },
  {
    code: -10010208,
    message: 'The website has 10 to 250 characters.',
    holds: ({ companyUrl }) => companyUrl === '' || (within(companyUrl, 10, 250) && isWebsite(companyUrl)),
  },
  {
    code: -10010210,
    message: 'The phone number is not valid.',
    holds: ({ phone }, country) => (country === 'cn' ? /^1\d{10}$/ : /^\d{5,15}$/).test(phone),
  },
  {
    code: -10010109,
    message: 'The dial code is not valid.',
    holds: ({ phoneCountryCode }) => /^(\+?\d{1,7})?$/.test(phoneCountryCode),
  },
  {
    code: -10010106,
    message: 'The note has at most 250 characters.',
    holds: ({ mark }) => mark.length <= 250 && isLines(mark),
  },
];

export function readCompany(body: OpenApiApp): Company {
  return {
    companyName: body.company_name.trim(),
    companyUrl: body.company_url?.trim() ?? '',
    phone: body.phone.trim(),
    phoneCountryCode: body.phone_country_code?.trim() ?? '',
    mark: body.mark?.trim() ?? '',
  };
}

/** `country` is the user's, by which phone numbers are checked. */
export function refuseCompany(company: Company, country: string): Refusal | undefined {
  return RULES.find((rule) => !rule.holds(company, country.toLowerCase()));
}
