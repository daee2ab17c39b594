import { domainToASCII } from 'node:url';

/** Customers cannot change the DNS of these domains and may not send in their name. */
const PUBLIC_PROVIDERS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com'],
  ...['aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'mail.com'],
  ...['fastmail.com', 'zoho.com', 'mail.ru', 'yandex.ru', 'yandex.com', 'qq.com', '163.com', '126.com', 'sina.com'],
  ...['naver.com', 'daum.net', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'libero.it', 'virgilio.it'],
  ...['uol.com.br', 'bol.com.br', 'rediffmail.com', 'seznam.cz', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl'],
  ...['yahoo.co.uk', 'yahoo.co.jp', 'yahoo.fr', 'yahoo.de', 'yahoo.es', 'yahoo.it', 'yahoo.com.br', 'hotmail.co.uk'],
  ...['hotmail.fr', 'hotmail.de', 'hotmail.es', 'hotmail.it', 'outlook.de', 'outlook.fr', 'outlook.es', 'live.nl'],
]);

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_DOMAIN = 253;

/** A domain as DNS has it; null: it is none, such as an address, a URL or a single word. */
export function domainOf(given: string): string | null {
  const typed = given.trim().replace(/\.$/, '');
  // The URL parser behind it would take some of them for delimiters.
  if (/[\s@/:?#%\\]/.test(typed)) return null;
  const domain = domainToASCII(typed);
  const labels = domain.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const isDomain = domain.length <= MAX_DOMAIN && labels.length > 1 && !isNumeric;
  return isDomain && labels.every((label) => LABEL.test(label)) ? domain : null;
}

/** A name below one of theirs is theirs, too. */
export const isPublicProvider = (domain: string) => parentsOf(domain).some((name) => PUBLIC_PROVIDERS.has(name));

/** The domain and its parent domains, without the top-level domain. */
export function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
