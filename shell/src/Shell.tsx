import type { Platform } from '@tracking-console/platform';
import { selectPreferences } from '@tracking-console/platform';
import { Root } from '@tracking-console/ui';
import { useCallback } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Frame } from './Frame.tsx';
import { PlatformContext } from './PlatformContext.ts';
import { Texts } from './page/Texts.tsx';
import { useLanguage } from './page/useTexts.ts';

export interface ShellProps {
  platform: Platform;
}

/** The frame around both consoles: menu, header, dialogs, toasts. */
export function Shell({ platform }: ShellProps) {
  return (
    <Provider store={platform.store}>
      <PlatformContext value={platform}>
        <Texts>
          <ThemedRoot platform={platform} />
        </Texts>
      </PlatformContext>
    </Provider>
  );
}

function ThemedRoot({ platform }: ShellProps) {
  const { theme } = useSelector(selectPreferences);
  const language = useLanguage();
  const go = useCallback((path: string) => platform.navigation.go(path), [platform]);
  return (
    <Root language={language} theme={theme} onNavigate={go} onError={platform.reportBug}>
      <Frame />
    </Root>
  );
}
