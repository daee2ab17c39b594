import type { ApplicationProps } from '@tracking-console/contract/page/applications';
import type { MountParcel, Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

/** What the page gives an application. */
export interface Application extends ApplicationProps<Platform> {
  mountParcel: MountParcel;
}

/** What every React root of ours gets: an application, the shell, or a parcel. */
export type Mounted = Pick<Application, 'platform' | 'identity' | 'basePath' | 'popupElement' | 'visibility'>;

export const ApplicationContext = createContext<Mounted | null>(null);

/** @throws outside ApplicationRoot */
export function useMounted(): Mounted {
  const mounted = useContext(ApplicationContext);
  if (!mounted) throw new Error('This component is outside ApplicationRoot.');
  return mounted;
}

export const usePlatform = (): Platform => useMounted().platform;

/** In a page of an application, which has a router and may mount parcels. */
export const useApplication = () => useMounted() as Application;
