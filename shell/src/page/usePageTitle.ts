import { useEffect } from 'react';
import { usePlatform } from '../PlatformContext.ts';

/** SH-3: the page's name and the brand. */
export function usePageTitle(name: string): void {
  const { brand } = usePlatform().configuration;
  useEffect(() => {
    document.title = name ? `${name} · ${brand}` : brand;
  }, [name, brand]);
}
