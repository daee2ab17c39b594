import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Identity } from '@tracking-console/contract/statuses';
import type { Services } from '../store/services.ts';
import type { CallError, CallRequest } from './callTypes.ts';

type CallBaseQuery = BaseQueryFn<CallRequest, unknown, CallError>;

/** RTK Query on top of the calls client: a query is a CallRequest, its error the call's. */
export const callBaseQuery: CallBaseQuery = async (request, { extra, signal }) => {
  const { calls } = extra as Services; // the store hands its services to every thunk
  const [error, data] = await calls.send({ ...request, signal });
  return error ? { error } : { data: data ?? null };
};

/** The same for the data of one console: what fails while it is hidden is told once it is shown. */
export const callBaseQueryOf =
  (audience: Identity): CallBaseQuery =>
  (request, ...others) =>
    callBaseQuery({ audience, ...request }, ...others);
