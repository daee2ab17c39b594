import { SOURCE_CALL, SourceNotice } from '@tracking-console/app-kit/later';
import type { SourceStanding } from '@tracking-console/contract/source';
import { consoleApi } from '../model/consoleApi.ts';

const { useSourceQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({ source: build.query<SourceStanding, void>({ query: () => SOURCE_CALL }) }),
});

/** Loaded where journeys come from a provider. */
export function AwayNotice() {
  const { data, refetch } = useSourceQuery();
  return <SourceNotice standing={data} refetch={refetch} />;
}
