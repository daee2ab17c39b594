import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';

/** Copies the journey in the public API's format, and resolves to whether that worked. */
export function useCopyJourney(journey: TrackInfo) {
  const dispatch = useDispatch();
  return async () => {
    const copied = await navigator.clipboard.writeText(JSON.stringify(journey, null, 2)).then(
      () => true,
      () => false, // refused by the browser
    );
    const key = `buyer-app:shipments.${copied ? 'json.done' : 'copy.failed'}`;
    dispatch(toastShown({ type: copied ? 'success' : 'warn', text: { key } }));
  };
}
