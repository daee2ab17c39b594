import { type Platform, selectPreferences } from '@tracking-console/platform';
import { Root } from '@tracking-console/ui';
import { useCallback } from 'react';
import { Provider, useSelector } from 'react-redux';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformContext } from '../../shell/src/PlatformContext.ts';
import { Texts } from '../../shell/src/page/Texts.tsx';
import { useLanguage } from '../../shell/src/page/useTexts.ts';

interface ApplicationProps {
  platform: Platform;
  router: ReturnType<typeof createBrowserRouter>;
}

/** One tree with one store, one theme and one router: the shell's frame and both consoles stand in it. */
export function Application({ platform, router }: ApplicationProps) {
  return (
    <Provider store={platform.store}>
      <PlatformContext value={platform}>
        <Texts>
          <ThemedApplication platform={platform} router={router} />
        </Texts>
      </PlatformContext>
    </Provider>
  );
}

function ThemedApplication({ platform, router }: ApplicationProps) {
  const { theme } = useSelector(selectPreferences);
  const go = useCallback((path: string) => void router.navigate(path), [router]);
  return (
    <Root language={useLanguage()} theme={theme} onNavigate={go} onError={platform.reportBug}>
      <RouterProvider router={router} />
    </Root>
  );
}
