import { usePlatform } from '../PlatformContext.ts';
import { siteAddresses } from './site.ts';
import { useLanguage } from './useTexts.ts';

export function useSite() {
  const { configuration } = usePlatform();
  return siteAddresses(configuration.site, useLanguage());
}
