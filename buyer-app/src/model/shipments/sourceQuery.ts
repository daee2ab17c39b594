import { SOURCE_CALL } from '@tracking-console/app-kit/later';
import type { SourceStanding } from '@tracking-console/contract/api/source';
import { shipmentsApi } from './shipmentsApi.ts';

export const { useSourceQuery } = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({ source: build.query<SourceStanding, void>({ query: () => SOURCE_CALL }) }),
});
