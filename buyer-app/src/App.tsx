import { type PageFiles, selectPreferences, storeWhileShown } from '@tracking-console/platform';
import { type DrawnTimes, Root } from '@tracking-console/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ConsoleContext, type ConsoleProps, useConsole } from './console.ts';
import { createRouter, type ReadyPage } from './createRouter.tsx';
import { useSettings } from './settings/useSettings.ts';
import { chosenZone } from './settings/useTimeZone.ts';
import { Texts } from './Texts.tsx';

/** A page whose module is there already, and how the server drew it, if it did. */
export interface FirstPage extends ReadyPage {
  drawn?: DrawnTimes;
}

export interface AppProps extends ConsoleProps {
  files: PageFiles;
  firstPage?: FirstPage | undefined;
}

export function App({ files, firstPage, ...props }: AppProps) {
  const { platform, visibility } = props;
  const store = useMemo(() => storeWhileShown(platform.store, visibility), [platform, visibility]);
  return (
    <Provider store={store}>
      <ConsoleContext value={props}>
        <Texts>
          <ThemedConsole files={files} firstPage={firstPage} />
        </Texts>
      </ConsoleContext>
    </Provider>
  );
}

function ThemedConsole({ files, firstPage }: Pick<AppProps, 'files' | 'firstPage'>) {
  const { platform, basePath, popupElement, visibility } = useConsole();
  const { theme } = useSelector(selectPreferences);
  const { i18n } = useTranslation('buyer-app', { i18n: platform.i18n, useSuspense: false });
  const settings = useSettings();
  const router = useRouter(files, firstPage);
  const go = useCallback(
    (path: string) => {
      if (path.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(path);
      else platform.navigation.go(path);
    },
    [platform, router, basePath],
  );
  return (
    <Root
      language={i18n.language}
      theme={theme}
      container={popupElement}
      visibility={visibility}
      {...(firstPage?.drawn && { drawn: firstPage.drawn })}
      timeZone={chosenZone(settings)}
      dateFormat={settings.display.dateFormat}
      onNavigate={go}
      onError={platform.reportBug}
    >
      <RouterProvider router={router} />
    </Root>
  );
}

/** One router a mount. A page that failed stays failed in its router, so a retry makes another one, which loads it anew. */
function useRouter(files: PageFiles, firstPage: FirstPage | undefined) {
  const { basePath, routerWindow } = useConsole();
  const [router, setRouter] = useState(() => make(firstPage));
  useEffect(() => () => router.dispose(), [router]);
  function make(ready?: FirstPage) {
    return createRouter({ basePath, routerWindow }, files, () => setRouter(() => make()), ready);
  }
  return router;
}
