import { Type } from 'typebox';
import type { CallDeclarations } from './recentCheck.ts';
import { closed } from './schema.ts';
import type { DnsRecordKind, DnsRecordState } from './templateConstants.ts';
import { Name } from './text.ts';

/** The calls about the domain that mails to the customer's customers come from, among those of rules.ts. */

export interface DnsRecord {
  Kind: DnsRecordKind;
  Host: string;
  /** Of the TXT record to publish; what the domain has already is kept in it. */
  Value: string;
  State: DnsRecordState;
  /** What the name servers answered, or empty. */
  Found: string;
}

export interface SenderDomain {
  Domain: string;
  /** What the mails are from, once it is verified. */
  Address: string;
  Records: DnsRecord[];
  CheckTime: string | null;
  /** Null: mails come from the default address. */
  VerifyTime: string | null;
  /** When daily checks found its records gone; null: it was not verified before, or is again. */
  LostTime: string | null;
}

export interface SenderDomainAnswer {
  Domain: SenderDomain | null;
  DefaultAddress: string;
}

export const SENDER_DOMAIN_METHODS = {
  GetSenderDomain: { param: Type.Object({}, closed), recentCheck: 'not needed' },
  SaveSenderDomain: { param: Type.Object({ Domain: Name(300) }, closed), recentCheck: 'needed' },
  CheckSenderDomain: { param: Type.Object({}, closed), recentCheck: 'not needed' },
  DeleteSenderDomain: { param: Type.Object({}, closed), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;

export interface SenderDomainAnswers {
  GetSenderDomain: SenderDomainAnswer;
  SaveSenderDomain: SenderDomain;
  CheckSenderDomain: SenderDomain;
  DeleteSenderDomain: null;
}
