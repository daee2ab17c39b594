import { useApplication, useLanguage } from '@tracking-console/app-kit';
import { languageName, offeredLanguages } from '@tracking-console/contract/values/languages';
import { languageChosen, selectPreferences, type ThemeChoice, themeChosen } from '@tracking-console/platform';
import { Card, FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../useText.ts';
import styles from './fields.module.css';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export function AppearanceSettings() {
  const t = useText();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  const { languages } = useApplication().platform.configuration;
  return (
    <Card title={t('settings.appearance.title')}>
      <div className={styles.fields}>
        <FormField label={t('settings.theme.label')} hint={t('settings.theme.hint')}>
          <Select
            value={theme}
            options={THEMES.map((choice) => ({ value: choice, label: t(`theme.${choice}`) }))}
            onValueChange={(choice) => dispatch(themeChosen(choice as ThemeChoice))} // one of the options
          />
        </FormField>
        <FormField label={t('column.language')} hint={t('settings.language.hint')}>
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
