import { type Refusal, RolledBack, refuse } from '../../http/calls/refusal.ts';

/** @param field which it is about, as the form names it */
export const refuseOrder = (code: number, message: string, field = ''): Refusal =>
  refuse(code, message, { Field: field });

/** The same of a transaction, which is rolled back. */
export const rolledBack = (...why: Parameters<typeof refuseOrder>) => new RolledBack(refuseOrder(...why));
