import {
  inDataMode,
  selectChosenMode,
  selectPreferences,
  selectTimeZone,
  storeWhileShown,
} from '@tracking-console/platform';
import { Root, type RootProps } from '@tracking-console/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { useLanguage } from '../texts/TextContext.ts';
import { TextProvider } from '../texts/TextProvider.tsx';
import { ApplicationContext, type Mounted, useMounted } from './ApplicationContext.ts';
import type { ApplicationDefinition } from './definition.ts';

interface ApplicationRootProps {
  mounted: Mounted;
  /** Its own texts are in this namespace. */
  name: string;
  children: ReactNode;
}

/** The top of every React root of ours: the page's store, language and platform. */
export function ApplicationRoot({ mounted, name, children }: ApplicationRootProps) {
  const { platform, visibility } = mounted;
  const store = useMemo(() => storeWhileShown(platform.store, visibility), [platform, visibility]);
  return (
    <Provider store={store}>
      <ApplicationContext value={mounted}>
        <TextProvider namespace={name}>{children}</TextProvider>
      </ApplicationContext>
    </Provider>
  );
}

interface ThemedRootProps extends Pick<RootProps, 'rendered' | 'onNavigate' | 'children'> {
  useTimeSettings?: ApplicationDefinition['useTimeSettings'];
}

const noTimeSettings: NonNullable<ThemedRootProps['useTimeSettings']> = () => ({});

/** ui's own root, with the page's language, theme and place for popups. */
export function ThemedRoot({ children, useTimeSettings = noTimeSettings, ...settings }: ThemedRootProps) {
  const { platform, popupElement, visibility } = useMounted();
  const { theme } = useSelector(selectPreferences);
  const accountZone = useSelector(selectTimeZone);
  const chosen = useSelector(selectChosenMode);
  const addressOf = useCallback((href: string) => inDataMode(href, chosen), [chosen]);
  const { timeZone, ...times } = useTimeSettings();
  return (
    <Root
      language={useLanguage()}
      theme={theme}
      container={popupElement}
      visibility={visibility}
      clock={platform.clock}
      onError={platform.reportBug}
      addressOf={addressOf}
      timeZone={timeZone || accountZone}
      {...times}
      {...settings}
    >
      {children}
    </Root>
  );
}
