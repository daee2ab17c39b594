import { toastShown } from '@tracking-console/platform';
import { type Loader, useLoaded } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';

/** A part of the shell that the first screen does not need, once it is wanted and there. A toast tells of a failed fetch. */
export function usePart<Part>(part: Loader<Part>, wanted: boolean, onFailure?: () => void): Part | undefined {
  const dispatch = useDispatch();
  return useLoaded(part, wanted, () => {
    dispatch(toastShown({ type: 'failed', text: { key: 'shell:shell.part.failed' } }));
    onFailure?.();
  });
}
