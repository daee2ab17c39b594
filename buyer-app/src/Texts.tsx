import { remembered } from '@tracking-console/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from './console.ts';
import { type Say, TextContext } from './useText.ts';

/** Listens to the language once for the whole console: a list has hundreds of cells with texts. */
export function Texts({ children }: { children: ReactNode }) {
  const { i18n } = useConsole().platform;
  const { t } = useTranslation('buyer-app', { i18n, useSuspense: false });
  const say = useMemo(() => remembered(t as unknown as Say), [t]); // i18next's type knows no keys of ours
  return <TextContext value={say}>{children}</TextContext>;
}
