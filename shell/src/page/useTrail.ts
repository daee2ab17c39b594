import { usePlatform } from '../PlatformContext.ts';
import { findTrail, type Trail } from './trail.ts';
import { useAddress } from './useAddress.ts';
import { useLanguage } from './useLanguage.ts';
import { useMenuIdentity } from './useMenuIdentity.ts';

/** SH-4: where the page's address stands in the menus. */
export function useTrail(): Trail {
  const { pathname } = useAddress();
  const { applications } = usePlatform().configuration;
  return findTrail(useMenuIdentity(), useLanguage(), pathname, applications);
}
