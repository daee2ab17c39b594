import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { languageName, offeredLanguages } from '@tracking-console/contract/values/languages';
import { languageChosen } from '@tracking-console/platform';
import { icons } from '@tracking-console/ui';
import { MenuAction } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useText } from '../useText.ts';

/** Every language this deployment has texts of, in its own words. */
export function LanguageItems({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { configuration } = usePlatform();
  const dispatch = useDispatch();
  const t = useText();
  const current = useLanguage();
  const choose = (language: string) => {
    onDone();
    dispatch(languageChosen(language));
  };
  return (
    <>
      <MenuAction icon={<icons.ArrowLeft size={16} />} onClick={onBack}>
        {t('shell.language.back')}
      </MenuAction>
      {offeredLanguages(configuration.languages.hashes).map((language) => (
        <MenuAction
          key={language}
          lang={language}
          checked={language === current}
          icon={<Tick shown={language === current} />}
          onClick={() => choose(language)}
        >
          {languageName(language)}
        </MenuAction>
      ))}
    </>
  );
}

const Tick = ({ shown }: { shown: boolean }) => (
  <icons.Check size={16} style={{ visibility: shown ? 'visible' : 'hidden' }} />
);
