import type { ApplicationProps } from '@tracking-console/contract/applications';
import type { MountParcel, Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

/** What the page gives the console. */
export interface Application extends ApplicationProps<Platform> {
  mountParcel: MountParcel;
}

export const ApplicationContext = createContext<Application | null>(null);

export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This stands outside the console.');
  return application;
}
