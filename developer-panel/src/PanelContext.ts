import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LogSource } from './log.ts';
import type { PanelServices } from './services.ts';

export interface PanelGiven extends Omit<PanelServices, 'past'> {
  log: LogSource;
}

export const PanelContext = createContext<PanelGiven | null>(null);

export function usePanel(): PanelGiven {
  const given = useContext(PanelContext);
  if (!given) throw new Error('This component stands outside the developer panel.');
  return given;
}

export function useLog() {
  const { log } = usePanel();
  return useSyncExternalStore(log.subscribe, log.get);
}

/** The language of the texts as they are now. */
export function useLanguage(): string {
  const { i18n } = usePanel().platform;
  const subscribe = (listener: () => void) => {
    i18n.on('languageChanged', listener);
    return () => i18n.off('languageChanged', listener);
  };
  return useSyncExternalStore(subscribe, () => i18n.language);
}

/** The panel's texts are among root-config's. */
export function useTexts() {
  useLanguage();
  const { i18n } = usePanel().platform;
  return (key: string, values: Record<string, string> = {}) => i18n.t(key, { ns: 'root-config', ...values });
}
