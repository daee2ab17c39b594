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

/** The functions of a feature's methods, with the services they need. */
export type BuyerCalls<Methods extends CallDeclarations, Services = unknown> = Calls<Methods, BuyerContext & Services>;
