import { useLanguage, useMounted } from '@tracking-console/app-kit';
import { languageName, offeredLanguages } from '@tracking-console/contract/values/languages';
import { languageChosen } from '@tracking-console/platform';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';

/** The page changes to the chosen language at once, without a reload, so nothing that was typed is lost. */
export function LanguageField() {
  const t = useText();
  const language = useLanguage();
  const { configuration } = useMounted().platform;
  const dispatch = useDispatch();
  return (
    <FormField label={t('userinfo.language')} hint={t('userinfo.languageHint')}>
      <Select
        value={language}
        options={offeredLanguages(configuration.languages.hashes).map((language) => ({
          value: language,
          label: languageName(language),
        }))}
        onValueChange={(language) => dispatch(languageChosen(language))}
      />
    </FormField>
  );
}
