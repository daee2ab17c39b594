import type { ApplicationProps } from '@tracking-console/contract/applications';
import type { MountParcel, Platform } from '@tracking-console/platform';
import { createContext, useContext } from 'react';
import { useText } from './useText.ts';

export interface ConsoleProps extends ApplicationProps<Platform> {
  mountParcel: MountParcel;
}

/** What the page gave this console, for the few components that need more than store, router and texts. */
export const ConsoleContext = createContext<ConsoleProps | null>(null);

export function useConsole(): ConsoleProps {
  const props = useContext(ConsoleContext);
  if (!props) throw new Error('This component stands outside the console.');
  return props;
}

/** The language the texts are in now. */
export function useLanguage(): string {
  const { i18n } = useConsole().platform;
  useText(); // draws again when it changes
  return i18n.language;
}
