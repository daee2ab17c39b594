import { ACTIVE_LIST, type ListQuery } from '../../model/lists/listQuery.ts';

/** PG-1c: what the dashboard asks for of the shipments that wait for the customer. */
export const URGENT: ListQuery = { ...ACTIVE_LIST, filter: 'attention', pageSize: 20 };
