import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from './console.ts';
import { type Say, TextContext } from './useText.ts';

/** Listens to the language once for the whole console: a list has hundreds of cells with texts. */
export function Texts({ children }: { children: ReactNode }) {
  const { i18n } = useConsole().platform;
  const { t } = useTranslation('buyer-app', { i18n, useSuspense: false });
  return <TextContext value={t as unknown as Say}>{children}</TextContext>; // i18next's type knows no keys of ours
}
