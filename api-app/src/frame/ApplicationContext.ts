import type { ApplicationProps } from '@tracking-console/contract/applications';
import type { Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

export interface Parcel {
  mountPromise: Promise<unknown>;
  unmount: () => Promise<unknown>;
}

/** What the page gives the console. `mountParcel` is single-spa’s. */
export interface Application extends ApplicationProps<Platform> {
  mountParcel: (config: unknown, props: { domElement: HTMLElement } & Record<string, unknown>) => Parcel;
}

export const ApplicationContext = createContext<Application | null>(null);

export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This stands outside the console.');
  return application;
}
