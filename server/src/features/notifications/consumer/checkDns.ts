import { Resolver } from 'node:dns/promises';
import type { DnsRecord } from '@tracking-console/contract/notifications/senderDomain';
import { parentsOf } from './domainName.ts';

/** Answers with the TXT records of a name, each in its parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The name servers did not answer: whether there is a record is not known. */
class DnsFailed extends Error {}

/** The domain whose SPF record names our mail servers. */
export const includedDomain = (mailFrom: string) => mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase();

/** What a domain has to publish. */
export interface Wanted {
  domain: string;
  selector: string;
  publicKey: string;
  /** The domain whose SPF record names our mail servers. */
  include: string;
}

export const resolveTxt: ResolveTxt = (name) => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name);

const NO_RECORD = ['ENOTFOUND', 'ENODATA'];
const MAX_FOUND = 1_000;

/** The records as they are published now; null: the name servers did not answer. */
export async function checkDns(wanted: Wanted, resolve: ResolveTxt): Promise<DnsRecord[] | null> {
  try {
    return await readRecords(wanted, resolve);
  } catch (error) {
    if (error instanceof DnsFailed) return null;
    throw error;
  }
}

/** @throws DnsFailed */
async function readRecords(wanted: Wanted, resolve: ResolveTxt): Promise<DnsRecord[]> {
  const { domain, selector } = wanted;
  const [onDomain, key, policies] = await Promise.all([
    readTexts(domain, resolve),
    readTexts(`${selector}._domainkey.${domain}`, resolve),
    readPolicies(domain, resolve),
  ]);
  const spf = onDomain.filter((text) => /^v=spf1( |$)/i.test(text));
  return [
    { ...spfRecord(wanted, spf), State: stateOf(spf, allows(spf, wanted.include)), Found: shown(spf) },
    { ...dkimRecord(wanted), State: stateOf(key, key.some(isKey(wanted.publicKey))), Found: shown(key) },
    { ...dmarcRecord(domain), State: stateOf(policies, isPolicy(policies)), Found: shown(policies) },
  ];
}

export const isComplete = (records: readonly DnsRecord[]) => records.every(({ State }) => State === 'found');

export const uncheckedRecords = (wanted: Wanted): DnsRecord[] =>
  [spfRecord(wanted, []), dkimRecord(wanted), dmarcRecord(wanted.domain)].map((record) => ({
    ...record,
    State: 'unchecked',
    Found: '',
  }));

type Published = Pick<DnsRecord, 'Kind' | 'Host' | 'Value'>;

/** A domain has one SPF record: what others are allowed stays in it. */
function spfRecord({ domain, include }: Wanted, found: readonly string[]): Published {
  const terms = found.flatMap((text) => text.trim().split(/\s+/).slice(1));
  const all = terms.find(isAll);
  const others = [...new Set(terms.filter((term) => !isAll(term)))];
  const ours = allows(found.slice(0, 1), include) ? [] : [`include:${include}`];
  // A redirect is ignored if there is an `all`.
  const end = all ?? (others.some((term) => /^redirect=/i.test(term)) ? '' : '~all');
  const Value = ['v=spf1', ...ours, ...others, end].filter(Boolean).join(' ');
  return { Kind: 'SPF', Host: domain, Value };
}

const dkimRecord = ({ domain, selector, publicKey }: Wanted): Published => ({
  Kind: 'DKIM',
  Host: `${selector}._domainkey.${domain}`,
  Value: `v=DKIM1; k=rsa; p=${publicKey}`,
});

const dmarcRecord = (domain: string): Published => ({
  Kind: 'DMARC',
  Host: `_dmarc.${domain}`,
  Value: 'v=DMARC1; p=none',
});

const isAll = (term: string) => /^[+?~-]?all$/i.test(term);

/** With two records receivers ignore both. */
const allows = (found: readonly string[], include: string) =>
  found.length === 1 &&
  found.some((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((term) => term === `include:${include}` || term === `+include:${include}`),
  );

const isKey = (publicKey: string) => (text: string) => tagsOf(text).get('p')?.replace(/\s+/g, '') === publicKey;

const isPolicy = (found: readonly string[]) =>
  found.length === 1 && found.every((text) => /^(none|quarantine|reject)$/i.test(tagsOf(text).get('p') ?? ''));

/** "v=DKIM1; k=rsa; p=…" by the tag's name. */
const tagsOf = (text: string) =>
  new Map(
    text.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );

const stateOf = (found: readonly string[], isRight: boolean): DnsRecord['State'] =>
  isRight ? 'found' : found.length > 0 ? 'wrong' : 'missing';

const shown = (found: readonly string[]) => found.join('\n').slice(0, MAX_FOUND);

/** A domain without a policy of its own has that of the one it is below. */
async function readPolicies(domain: string, resolve: ResolveTxt): Promise<string[]> {
  for (const name of parentsOf(domain)) {
    const found = (await readTexts(`_dmarc.${name}`, resolve)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (found.length > 0) return found;
  }
  return [];
}

async function readTexts(name: string, resolve: ResolveTxt): Promise<string[]> {
  try {
    // PostgreSQL keeps no NUL.
    return (await resolve(name)).map((parts) => parts.join('').replaceAll('\0', ''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_RECORD.includes(code)) return [];
    throw new DnsFailed(`${name}: ${code}`, { cause: error });
  }
}
