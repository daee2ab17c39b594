import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Services } from '../store/services.ts';
import type { CallError, CallRequest } from './callTypes.ts';

/** RTK Query on top of the calls client: a query is a CallRequest, its error the call's. */
export const callBaseQuery: BaseQueryFn<CallRequest, unknown, CallError> = async (request, { extra, signal }) => {
  const { calls } = extra as Services; // the store hands its services to every thunk
  const [error, data] = await calls.send({ ...request, signal });
  return error ? { error } : { data: data ?? null };
};
