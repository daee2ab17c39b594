import { type State, selectPreferences } from '@tracking-console/platform';
import { Root } from '@tracking-console/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createLog } from './log.ts';
import { Panel } from './Panel.tsx';
import { PanelContext, useLanguage, usePanel } from './PanelContext.ts';
import type { PanelServices } from './services.ts';

/** Puts the panel's button into the page. Only sessions that may override ever load this module. */
export function startPanel({ past, ...services }: PanelServices) {
  const { page, runtime, platform } = services;
  const element = page.createElement('div');
  page.body.append(element);
  createRoot(element).render(
    <PanelContext value={{ ...services, log: createLog({ past, runtime, platform }) }}>
      <ThemedRoot>
        <Panel />
      </ThemedRoot>
    </PanelContext>,
  );
}

function ThemedRoot({ children }: { children: ReactNode }) {
  const { platform } = usePanel();
  const { theme } = useSyncExternalStore(platform.store.subscribe, () =>
    selectPreferences(platform.store.getState() as State),
  );
  return (
    <Root language={useLanguage()} theme={theme} onError={platform.reportBug}>
      {children}
    </Root>
  );
}
