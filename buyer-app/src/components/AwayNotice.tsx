import { SOURCE_CALL, SourceNotice } from '@tracking-console/app-kit/later';
import type { SourceStanding } from '@tracking-console/contract/source';
import { shipmentsApi } from '../model/shipments/shipmentsApi.ts';

const { useSourceQuery } = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({ source: build.query<SourceStanding, void>({ query: () => SOURCE_CALL }) }),
});

/** Loaded where journeys come from a provider. */
export function AwayNotice() {
  const { data, refetch } = useSourceQuery();
  return <SourceNotice standing={data} refetch={refetch} />;
}
