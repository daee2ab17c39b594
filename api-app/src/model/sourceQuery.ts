import { SOURCE_CALL } from '@tracking-console/app-kit/later';
import type { SourceStanding } from '@tracking-console/contract/api/source';
import { consoleApi } from './consoleApi.ts';

export const { useSourceQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({ source: build.query<SourceStanding, void>({ query: () => SOURCE_CALL }) }),
});
