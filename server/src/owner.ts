import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';

/** The kind of a record's owner, beside its customer: the buyer console, or one of the API's two sets of data. */
export const SCOPES = ['BUYER', 'API', 'TEST'] as const;
export type Scope = (typeof SCOPES)[number];

/** The owner of a record: a customer, and one of their sets of data. */
export interface Owner<Of extends Scope = Scope> {
  gid: string;
  scope: Of;
  /** The requesting tab, if any: its live updates carry it. */
  tab?: string;
}

/** The API's data, live or test. */
export type ApiOwner = Owner<'API' | 'TEST'>;
/** The owner of what exists once per identity, for both sets of data: orders, credits, settings, views. */
export type IdentityOwner = Owner<Identity>;

const API_SCOPES = { live: 'API', test: 'TEST' } as const;

export const apiScope = (mode: DataMode) => API_SCOPES[mode];
export const modeOf = ({ scope }: { scope: Scope }): DataMode => (scope === 'TEST' ? 'test' : 'live');
export const isApi = ({ scope }: { scope: Scope }): boolean => scope !== 'BUYER';
/** The console that shows the data. */
export const identityOf = (scope: Scope): Identity => (scope === 'BUYER' ? 'BUYER' : 'API');

/** The owner that pays in credits: live data of the API. Test data costs nothing, and a buyer pays for places. */
export const payerOf = ({ gid, scope }: Owner): Owner<'API'> | null => (scope === 'API' ? { gid, scope } : null);
