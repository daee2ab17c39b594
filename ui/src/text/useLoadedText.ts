import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import english from '../locales/en.json';
import { remembered } from './remembered.ts';
import { englishText, type Text } from './TextContext.ts';

/** The blocks' texts in the language that is shown; never a key while the language's bundle is on its way. */
export function useLoadedText(): Text {
  const { t, ready } = useTranslation('ui', { useSuspense: false });
  return useMemo(
    () => (ready ? remembered<Text>((key, values) => t(key, { defaultValue: english[key], ...values })) : englishText),
    [t, ready],
  );
}
