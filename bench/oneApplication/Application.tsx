import { type Platform, selectPreferences } from '@tracking-console/platform';
import { Root } from '@tracking-console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformContext } from '../../shell/src/PlatformContext.ts';

interface ApplicationProps {
  platform: Platform;
  router: ReturnType<typeof createBrowserRouter>;
}

/** One tree with one store, one theme and one router: the shell's frame and both consoles stand in it. */
export function Application({ platform, router }: ApplicationProps) {
  return (
    <Provider store={platform.store}>
      <PlatformContext value={platform}>
        <ThemedApplication platform={platform} router={router} />
      </PlatformContext>
    </Provider>
  );
}

function ThemedApplication({ platform, router }: ApplicationProps) {
  const { theme } = useSelector(selectPreferences);
  const { i18n } = useTranslation('shell', { i18n: platform.i18n, useSuspense: false });
  const go = useCallback((path: string) => void router.navigate(path), [router]);
  return (
    <Root language={i18n.language} theme={theme} onNavigate={go} onError={platform.reportBug}>
      <RouterProvider router={router} />
    </Root>
  );
}
