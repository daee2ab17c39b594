import type { CallError, Services } from '@tracking-console/platform';
import { consoleApi } from '../../model/consoleApi.ts';
import { type ApiDocument, type Endpoint, endpointsOf } from './apiDocument.ts';

const ADDRESS = '/site/docs/v2.4/openapi.json';

const failure = (message: string): CallError => ({ code: -1, message, kind: 'exception' });

const documentQuery = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the public API takes: the document is no envelope. */
    listEndpoints: build.query<Endpoint[], void>({
      async queryFn(_none, { extra, signal }) {
        const { calls } = extra as Services; // the store hands its services to every thunk
        try {
          const response = await calls.sendPlain(ADDRESS, { method: 'GET', credentials: 'omit', signal });
          if (response.status !== 200) return { error: failure(`HTTP ${response.status}`) };
          return { data: endpointsOf(JSON.parse(await response.text()) as ApiDocument) }; // a test of the server reads it
        } catch (cause) {
          return { error: failure(String(cause)) };
        }
      },
    }),
  }),
});

export const { useListEndpointsQuery } = documentQuery;
