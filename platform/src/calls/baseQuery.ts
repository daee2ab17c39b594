import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { isBeingMounted, type WithApplications } from '../applications/applicationsSlice.ts';
import { whenShown } from '../applications/whenShown.ts';
import type { Services } from '../store/services.ts';
import type { CallError, CallRequest } from './callTypes.ts';

type CallBaseQuery = BaseQueryFn<CallRequest, unknown, CallError>;

/**
 * RTK Query on top of the calls client: a query is a CallRequest, its error the call's. A hidden console's queries wait
 * until it is shown, and failures are shown there; writes are sent at once, wherever the user has navigated. A query
 * that fails before its console is rendered is repeated once it is, and its failure shown then. Data of the account
 * belongs to no console: it is fetched wherever it is shown.
 */
export const callBaseQueryOf =
  (audience?: Identity): CallBaseQuery =>
  async (request, { extra, signal, type, getState }) => {
    const { calls, navigation, unsaved } = extra as Services; // the store hands its services to every thunk
    const reads = type === 'query';
    if (reads && audience) await whenShown(audience, navigation, signal);
    const answered = type === 'mutation' ? unsaved.hold(false) : () => {};
    const common = audience && {
      audience,
      silent: () => reads && isBeingMounted(audience)(getState() as WithApplications), // the store's, which holds them
    };
    const [error, data] = await calls.send({ reads, ...common, ...request, signal });
    answered();
    return error ? { error } : { data: data ?? null };
  };
