const MASK = '•••';
const KEYS = /tk_(live|test)_[\w-]{8,}/g;
const EMAILS = /[^\s"'<>:,{}[\]]+@[^\s"'<>:,{}[\]]+/g;
/** A field with personal data; the end of the text may have cut its value off. */
const FIELDS =
  /("(?:email|phone_number|phone_number_last_4|cpf_or_cnpj|consignee|shipper)"\s*:\s*)("(?:[^"\\]|\\.)*(?:"|$)|-?\d+)/gi;

/** A body for the log: access keys, email addresses and personal details are masked. */
export function maskSecrets(text: string): string {
  return text
    .replace(FIELDS, (whole, name: string, value: string) => (value === '""' ? whole : `${name}"${MASK}"`))
    .replace(KEYS, MASK)
    .replace(EMAILS, MASK);
}
