import type { ApplicationProps } from '@tracking-console/contract/applications';
import type { Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';

export type Application = ApplicationProps<Platform>;

export const ApplicationContext = createContext<Application | null>(null);

export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This stands outside the release page.');
  return application;
}

/** What this customer may do here. */
export const useRights = () => useApplication().platform.configuration.rights;
