import { useKitText, useLanguage } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { languageName } from '@tracking-console/contract/values/languages';
import { signOutRequested } from '@tracking-console/platform';
import { icons, MenuAction, MenuSeparator } from '@tracking-console/ui/later';
import { type KeyboardEvent, useId } from 'react';
import { useDispatch } from 'react-redux';
import { AccountItems } from './AccountItems.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';
import styles from './UserMenuPopup.module.css';

interface MainItemsProps {
  identity: Identity;
  onDone: () => void;
  onLanguages: () => void;
}

export function MainItems({ identity, onDone, onLanguages }: MainItemsProps) {
  const dispatch = useDispatch();
  const kit = useKitText();
  const language = useLanguage();
  const themeTitle = useId();
  const onLanguageKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    event.stopPropagation();
    onLanguages();
  };
  const signOut = () => {
    onDone();
    dispatch(signOutRequested());
  };
  return (
    <>
      <AccountItems identity={identity} onDone={onDone} />
      <MenuSeparator />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu */}
      <div role="group" aria-labelledby={themeTitle} className={styles.themes}>
        <span id={themeTitle} className={styles.groupTitle}>
          {kit('theme.title')}
        </span>
        <ThemeChoices />
      </div>
      <MenuAction
        icon={<icons.Languages size={16} />}
        end={
          <>
            <span className={styles.value} lang={language}>
              {languageName(language)}
            </span>
            <icons.ChevronRight size={14} />
          </>
        }
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={onLanguages}
        onKeyDown={onLanguageKey}
      >
        {kit('column.language')}
      </MenuAction>
      <MenuSeparator />
      <MenuAction icon={<icons.LogOut size={16} />} onClick={signOut}>
        {kit('action.signOut')}
      </MenuAction>
    </>
  );
}
