import { type State, selectProfile } from '@tracking-console/platform';
import { useDraft as useOwnedDraft } from '@tracking-console/ui/later';
import { useSelector } from 'react-redux';
import { usePlatform } from '../application/ApplicationContext.ts';

/** Text that is being typed, as the customer's own: it outlives the page in this tab until it is set to ''. */
export function useDraft(field: string) {
  const gid = useSelector((state: State) => selectProfile(state)?.gid);
  return useOwnedDraft(usePlatform().drafts, field, gid);
}
