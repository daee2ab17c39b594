import { languageName, offeredLanguages } from '@tracking-console/contract/languages';
import { languageChosen } from '@tracking-console/platform';
import { FormField, Select } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAccount } from '../../frame/AccountContext.ts';

/** The page changes to the chosen language at once, without a reload, so nothing that was typed is lost. */
export function LanguageField() {
  const { t, i18n } = useTranslation('shared-account');
  const { configuration } = useAccount().platform;
  const dispatch = useDispatch();
  return (
    <FormField label={t('userinfo.language')} hint={t('userinfo.languageHint')}>
      <Select
        value={i18n.language}
        options={offeredLanguages(configuration.languages.hashes).map((language) => ({
          value: language,
          label: languageName(language),
        }))}
        onValueChange={(language) => dispatch(languageChosen(language))}
      />
    </FormField>
  );
}
