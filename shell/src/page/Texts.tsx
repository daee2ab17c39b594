import { remembered } from '@tracking-console/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../PlatformContext.ts';
import { TextsContext } from './TextsContext.ts';

/** Asks for the texts once, for everything in the frame: asking costs more than drawing what asks, and a switch draws much. */
export function Texts({ children }: { children: ReactNode }) {
  const { i18n } = usePlatform();
  const { t: shell } = useTranslation('shell', { i18n, ...WITHOUT_SUSPENSE });
  const { t: shared } = useTranslation('platform', { i18n, ...WITHOUT_SUSPENSE });
  const { language } = i18n;
  const texts = useMemo(
    () => ({ shell: remembered(shell), shared: remembered(shared), language }),
    [shell, shared, language],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** A language that is late must not take the menu off the screen. */
const WITHOUT_SUSPENSE = { useSuspense: false } as const;
