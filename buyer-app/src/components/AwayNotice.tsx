import { SourceNotice } from '@tracking-console/app-kit/later';
import { useSourceQuery } from '../model/shipments/sourceQuery.ts';

/** Loaded where journeys come from a provider. */
export function AwayNotice() {
  const { data, refetch } = useSourceQuery();
  return <SourceNotice standing={data} refetch={refetch} />;
}
