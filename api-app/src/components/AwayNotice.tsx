import { SourceNotice } from '@tracking-console/app-kit/later';
import { useSourceQuery } from '../model/sourceQuery.ts';

/** Loaded only if tracking data comes from a provider. */
export function AwayNotice() {
  const { data, refetch } = useSourceQuery();
  return <SourceNotice standing={data} refetch={refetch} />;
}
