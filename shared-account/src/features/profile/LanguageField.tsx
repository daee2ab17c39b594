import { languageChosen } from '@tracking-console/platform';
import { FormField, Select } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAccount } from '../../frame/AccountContext.ts';
import { languageName } from './names.ts';

/** LG-3: the page speaks the chosen language at once; nothing is loaded anew and nothing that was typed is lost. */
export function LanguageField() {
  const { t } = useTranslation('shared-account');
  const { i18n, configuration } = useAccount().platform;
  const dispatch = useDispatch();
  const choose = (language: string) => {
    void i18n.changeLanguage(language);
    dispatch(languageChosen(language));
  };
  return (
    <FormField label={t('userinfo.language')} hint={t('userinfo.languageHint')}>
      <Select
        value={i18n.language}
        options={Object.keys(configuration.languages.hashes).map((language) => ({
          value: language,
          label: languageName(language),
        }))}
        onValueChange={choose}
      />
    </FormField>
  );
}
