import { legacyClient } from './legacyClient.ts';

/** Calls a method of the buyer console as its client does. */
export const callBuyer = legacyClient('/orderapi/call');
