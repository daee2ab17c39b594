import type { Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

export const PlatformContext = createContext<Platform | null>(null);

/** @throws outside of the shell's own tree */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('There is no platform around this component.');
  return platform;
}
