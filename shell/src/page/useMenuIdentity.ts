import type { Identity } from '@tracking-console/contract/statuses';
import type { State } from '@tracking-console/platform';
import { useSelector } from 'react-redux';
import { usePlatform } from '../PlatformContext.ts';
import { menuIdentity } from './shownPage.ts';
import { useAddress } from './useAddress.ts';

/** MN-6: whose menu belongs to the page's address. */
export function useMenuIdentity(): Identity {
  const { pathname } = useAddress();
  const { applications } = usePlatform().configuration;
  return useSelector((state: State) => menuIdentity(state, pathname, applications));
}
