import { selectPreferences, storeWhileShown } from '@tracking-console/platform';
import { CrashBoundary, Root } from '@tracking-console/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { AccountContext, type AccountProps, useAccount } from './AccountContext.ts';

interface AccountRootProps extends AccountProps {
  children: ReactNode;
}

/** Every page here is a React root of its own, with the page's store, language and theme. */
export function AccountRoot({ children, ...props }: AccountRootProps) {
  const { platform, identity, basePath, popupElement, visibility } = props;
  const store = useMemo(() => storeWhileShown(platform.store, visibility), [platform, visibility]);
  return (
    <CrashBoundary language={platform.i18n.language} onError={platform.reportBug}>
      <Provider store={store}>
        <AccountContext value={{ platform, identity, basePath, popupElement, visibility }}>
          <ThemedRoot>{children}</ThemedRoot>
        </AccountContext>
      </Provider>
    </CrashBoundary>
  );
}

function ThemedRoot({ children }: { children: ReactNode }) {
  const { platform, identity, popupElement, visibility } = useAccount();
  const { i18n } = useTranslation('shared-account', { i18n: platform.i18n, useSuspense: false });
  const { theme } = useSelector(selectPreferences);
  return (
    <Root
      language={i18n.language}
      theme={theme}
      container={popupElement}
      visibility={visibility}
      onError={platform.reportBug}
      // Outside the consoles there is nothing on the page that a link could lead to.
      {...(identity && { onNavigate: platform.navigation.go })}
    >
      <Suspense>{children}</Suspense>
    </Root>
  );
}
