import { Menu, type MenuProps } from '@tracking-console/ui/later';
import { type KeyboardEvent, useState } from 'react';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { Avatar } from './Avatar.tsx';
import { LanguageItems } from './LanguageItems.tsx';
import { MainItems } from './MainItems.tsx';
import styles from './UserMenuPopup.module.css';

interface UserMenuPopupProps extends Pick<MenuProps, 'startAt' | 'onClose'> {
  button: MenuProps['anchor'];
  person: { nickname: string; email: string; photo: string };
  /** Closes and gives the focus back to the button. */
  onDone: () => void;
}

/** The menu behind the avatar. Its languages are a second page of the same menu. */
export function UserMenuPopup({ button, person, startAt, onClose, onDone }: UserMenuPopupProps) {
  const t = useText();
  const { identity } = usePage();
  const [page, setPage] = useState<'main' | 'languages'>('main');
  const goBack = (event: KeyboardEvent) => {
    if (page !== 'languages' || (event.key !== 'Escape' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    setPage('main');
  };
  return (
    <Menu
      anchor={button}
      align="end"
      label={t('shell.user.menu')}
      header={<Person {...person} />}
      className={styles.popup}
      onKeyDown={goBack}
      {...{ startAt, onClose }}
    >
      {page === 'main' ? (
        <MainItems identity={identity} onDone={onDone} onLanguages={() => setPage('languages')} />
      ) : (
        <LanguageItems onDone={onDone} onBack={() => setPage('main')} />
      )}
    </Menu>
  );
}

const Person = ({ nickname, email, photo }: UserMenuPopupProps['person']) => (
  <div className={styles.person}>
    <Avatar photo={photo} size={36} />
    <div className={styles.names}>
      <p className={styles.nickname}>{nickname}</p>
      <p className={styles.email}>{email}</p>
    </div>
  </div>
);
