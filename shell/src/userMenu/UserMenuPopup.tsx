import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useShown } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { Avatar } from './Avatar.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { MainItems } from './MainItems.tsx';
import { moveFocus } from './menuKeys.ts';
import styles from './UserMenuPopup.module.css';

export interface Person {
  nickname: string;
  email: string;
  photo: string;
}

interface UserMenuPopupProps {
  person: Person;
  startAt: 'first' | 'last';
  onClose: () => void;
  /** Closes and gives the focus back to the button. */
  onDone: () => void;
}

/** The menu behind the avatar. Its languages are a second page of the same menu. */
export function UserMenuPopup({ person, startAt, onClose, onDone }: UserMenuPopupProps) {
  const t = useText();
  const identity = useShown((shown) => shown.identity);
  const menu = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<'main' | 'languages'>('main');
  useEffect(() => {
    const own = page === 'main' ? (startAt === 'last' ? 'End' : 'Home') : 'Home';
    const chosen = menu.current?.querySelector<HTMLElement>('[data-start]');
    if (chosen) chosen.focus();
    else if (menu.current) moveFocus(menu.current, own);
  }, [page, startAt]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && page === 'languages')) {
      event.stopPropagation();
      return page === 'languages' ? setPage('main') : onDone();
    }
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <div className={styles.popup}>
      <div className={styles.person}>
        <Avatar photo={person.photo} size={36} />
        <div className={styles.names}>
          <p className={styles.nickname}>{person.nickname}</p>
          <p className={styles.email}>{person.email}</p>
        </div>
      </div>
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={t('shell.user.menu')}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {page === 'main' ? (
          <MainItems identity={identity} onDone={onDone} onLanguages={() => setPage('languages')} />
        ) : (
          <LanguageItems onDone={onDone} onBack={() => setPage('main')} />
        )}
      </div>
    </div>
  );
}
