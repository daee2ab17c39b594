import type { CallDeclarations } from '@tracking-console/contract/calls/callDeclaration';
import type { Owner } from '../../owner.ts';
import type { Calls } from './legacyCall.ts';

/** The caller and the time. */
export interface BuyerContext {
  owner: Owner<'BUYER'>;
  now: Date;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

/** What a feature answers to its methods, with the services it names. */
export type BuyerCalls<Methods extends CallDeclarations, Services = unknown> = Calls<Methods, BuyerContext & Services>;
