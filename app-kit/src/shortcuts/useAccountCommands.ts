import { type Identity, otherIdentity } from '@tracking-console/contract/shipments/statuses';
import { languageName, offeredLanguages } from '@tracking-console/contract/values/languages';
import { consoleChosen, languageChosen, signOutRequested, themeChosen } from '@tracking-console/platform';
import type { PaletteItem } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePlatform } from '../application/ApplicationContext.ts';
import { useLanguage, useSharedText } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';

export interface AccountCommands {
  /** The identity of the console it is rendered in. */
  identity: Identity;
}

const THEMES = ['light', 'dark', 'system'] as const;

/** Appearance, the other console and signing out; the languages as well once something is typed, as there are many. */
export function useAccountCommands({ identity }: AccountCommands) {
  const t = useKitText();
  const shared = useSharedText();
  const dispatch = useDispatch();
  const language = useLanguage();
  const { configuration } = usePlatform();
  const target = otherIdentity(identity);
  return (withLanguages: boolean): PaletteItem[] => [
    ...THEMES.map((theme) => ({
      id: `theme ${theme}`,
      label: `${t('theme.title')}: ${t(`theme.${theme}`)}`,
      onChoose: () => void dispatch(themeChosen(theme)),
    })),
    ...offeredLanguages(configuration.languages.hashes)
      .filter((other) => withLanguages && other !== language)
      .map((other) => ({
        id: `language ${other}`,
        label: `${t('column.language')}: ${languageName(other)}`,
        onChoose: () => void dispatch(languageChosen(other)),
      })),
    {
      id: 'switch',
      label: shared(target === 'API' ? 'menu.switchToApi' : 'menu.switchToBuyer'),
      onChoose: () => void dispatch(consoleChosen(target)),
    },
    { id: 'signOut', label: t('action.signOut'), onChoose: () => void dispatch(signOutRequested()) },
  ];
}
