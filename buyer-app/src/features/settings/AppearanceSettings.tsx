import { languageName, offeredLanguages } from '@tracking-console/contract/languages';
import { languageChosen, selectPreferences, type ThemeChoice, themeChosen } from '@tracking-console/platform';
import { Card, FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useDispatch, useSelector } from 'react-redux';
import { useConsole, useLanguage } from '../../console.ts';
import { useText } from '../../useText.ts';
import styles from './fields.module.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export function AppearanceSettings() {
  const say = useText();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  const { languages } = useConsole().platform.configuration;
  return (
    <Card title={say('settings.appearance.title')}>
      <div className={styles.fields}>
        <FormField label={say('settings.theme.label')} hint={say('settings.theme.hint')}>
          <Select
            value={theme}
            options={THEMES.map((choice) => ({ value: choice, label: say(`settings.theme.${choice}`) }))}
            onValueChange={(choice) => dispatch(themeChosen(choice as ThemeChoice))} // one of the options
          />
        </FormField>
        <FormField label={say('settings.language.label')} hint={say('settings.language.hint')}>
          <Select
            value={useLanguage()}
            options={offeredLanguages(languages.hashes).map((language) => ({
              value: language,
              label: languageName(language),
            }))}
            onValueChange={(language) => dispatch(languageChosen(language))}
          />
        </FormField>
      </div>
    </Card>
  );
}
