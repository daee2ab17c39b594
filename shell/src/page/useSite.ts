import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { siteAddresses } from './site.ts';

export function useSite() {
  const { configuration } = usePlatform();
  return siteAddresses(configuration.site, useLanguage());
}
