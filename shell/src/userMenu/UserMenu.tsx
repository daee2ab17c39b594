import { usePart } from '@tracking-console/app-kit';
import { selectProfile } from '@tracking-console/platform';
import { icons, loader, Tooltip, useMenuButton, VisuallyHidden } from '@tracking-console/ui';
import { useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import { Avatar } from './Avatar.tsx';
import styles from './UserMenu.module.css';

export const userMenuPopup = loader(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup);

const MISSING = '—';

/** The signed-in user; the button of the account menu. */
export function UserMenu() {
  const t = useText();
  const profile = useSelector(selectProfile);
  const { button, buttonProps, openAt, close, closeAndReturn } = useMenuButton();
  const Popup = usePart(userMenuPopup, openAt !== null, close);

  const person = {
    nickname: profile?.nickname || MISSING,
    email: profile?.email || MISSING,
    photo: profile?.photo ?? '',
  };
  return (
    <>
      {/* Shows clipped text whole, on focus too. */}
      <Tooltip text={`${person.nickname} · ${person.email}`} side="bottom" disabled={openAt !== null}>
        <button
          {...buttonProps}
          className={styles.button}
          onPointerEnter={() => void userMenuPopup.load().catch(() => undefined)}
        >
          <Avatar photo={person.photo} size={28} />
          <span className={styles.names}>
            <span className={styles.nickname}>{person.nickname}</span>
            <span className={styles.email}>{person.email}</span>
          </span>
          <VisuallyHidden>{t('shell.user.menu')}</VisuallyHidden>
          <icons.ChevronDown size={14} />
        </button>
      </Tooltip>
      {openAt && Popup && (
        <Popup button={button} person={person} startAt={openAt} onClose={close} onDone={closeAndReturn} />
      )}
    </>
  );
}
