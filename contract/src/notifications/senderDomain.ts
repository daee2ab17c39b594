import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { Nothing } from '../calls/envelope.ts';
import { closed, NoParameters, Nullable } from '../calls/schema.ts';
import { Name } from '../values/text.ts';
import { DNS_RECORD_KINDS, DNS_RECORD_STATES } from './templateConstants.ts';

/** The calls about the domain that mails to the customer's customers come from, among those of rules.ts. */

const DnsRecord = Type.Object({
  Kind: Type.Enum(DNS_RECORD_KINDS),
  Host: Type.String(),
  /** Of the TXT record to publish; what the domain has already is kept in it. */
  Value: Type.String(),
  State: Type.Enum(DNS_RECORD_STATES),
  /** What the name servers answered, or empty. */
  Found: Type.String(),
});
export type DnsRecord = Static<typeof DnsRecord>;

const SenderDomain = Type.Object({
  Domain: Type.String(),
  /** What the mails are from, once it is verified. */
  Address: Type.String(),
  Records: Type.Array(DnsRecord),
  CheckTime: Nullable(Type.String()),
  /** Null: mails come from the default address. */
  VerifyTime: Nullable(Type.String()),
  /** When daily checks found its records gone; null: it was not verified before, or is again. */
  LostTime: Nullable(Type.String()),
});
export type SenderDomain = Static<typeof SenderDomain>;

const SenderDomainAnswer = Type.Object({ Domain: Nullable(SenderDomain), DefaultAddress: Type.String() });
export type SenderDomainAnswer = Static<typeof SenderDomainAnswer>;

export const SENDER_DOMAIN_METHODS = {
  GetSenderDomain: { param: NoParameters, answer: SenderDomainAnswer, recentCheck: 'not needed' },
  SaveSenderDomain: { param: Type.Object({ Domain: Name(300) }, closed), answer: SenderDomain, recentCheck: 'needed' },
  CheckSenderDomain: { param: NoParameters, answer: SenderDomain, recentCheck: 'not needed' },
  DeleteSenderDomain: { param: NoParameters, answer: Nothing, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
