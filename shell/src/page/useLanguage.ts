import { useTranslation } from 'react-i18next';
import { usePlatform } from '../PlatformContext.ts';

/** The language the texts are in now. */
export function useLanguage(): string {
  const { i18n } = usePlatform();
  useTranslation('shell', { i18n, useSuspense: false }); // draws again when the language changes
  return i18n.language;
}
