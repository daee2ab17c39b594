import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { exampleKey, snippets } from '../../model/snippets.ts';
import { useLazySummaryQuery } from '../../model/summaryQuery.ts';
import { useShownMode } from '../../model/useShownMode.ts';

/** Copies the call that fetches these shipments, with the key shown only in part. */
export function useCopyCurl() {
  const dispatch = useDispatch();
  const mode = useShownMode();
  const [readSummary] = useLazySummaryQuery();
  return async (rows: readonly TrackListRow[]) => {
    const { data: summary } = await readSummary(undefined, true);
    const items = rows.slice(0, MAX_NUMBERS).map(({ number, carrier }) => ({ number, carrier }));
    const command = snippets.curl({
      url: `${location.origin}${summary?.base_url ?? '/track/v2.4'}/gettrackinfo`,
      key: exampleKey(summary?.key ?? null, mode),
      body: JSON.stringify(items),
    });
    const copied = await navigator.clipboard.writeText(command).then(
      () => true,
      () => false, // refused by the browser
    );
    const key = `api-app:tracking.curl.${copied ? 'done' : 'failed'}`;
    dispatch(toastShown({ type: copied ? 'success' : 'warn', text: { key } }));
  };
}
