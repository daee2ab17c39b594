import { toastShown } from '@tracking-console/platform';
import { type Loader, useLoaded } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';

/**
 * A part that the first screen does not need, such as a dialog: loaded once it is wanted. A failed load shows a toast, and
 * `onFailure` withdraws the request, so that the next one loads the code again.
 */
export function usePart<Part>(part: Loader<Part>, wanted: boolean, onFailure?: () => void): Part | undefined {
  const dispatch = useDispatch();
  return useLoaded(part, wanted, () => {
    dispatch(toastShown({ type: 'failed', text: { key: 'app-kit:part.failed' } }));
    onFailure?.();
  });
}
