import { languageName, offeredLanguages } from '@tracking-console/contract/languages';
import { languageChosen } from '@tracking-console/platform';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAccount } from '../../frame/AccountContext.ts';

/** LG-3: the page speaks the chosen language at once; nothing is loaded anew and nothing that was typed is lost. */
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
