import { selectProfile } from '@tracking-console/platform';
import { icons, Tooltip, VisuallyHidden } from '@tracking-console/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart, useLazyPart } from '../lazyPart.ts';
import { useText } from '../useText.ts';
import { Avatar } from './Avatar.tsx';
import styles from './UserMenu.module.css';
import { useLeaving } from './useLeaving.ts';

export const userMenuPopup = lazyPart(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup);

const MISSING = '—';

/** SH-8: who is signed in; the button of the account menu. */
export function UserMenu() {
  const t = useText();
  const profile = useSelector(selectProfile);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt !== null;
  const close = () => setOpenAt(null);
  const Popup = useLazyPart(userMenuPopup, open, close);
  useLeaving(open, area, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };

  const person = {
    nickname: profile?.nickname || MISSING,
    email: profile?.email || MISSING,
    photo: profile?.photo ?? '',
  };
  return (
    <div ref={area} className={styles.area}>
      {/* AX-6: what is cut off shows whole, on focus too. */}
      <Tooltip text={`${person.nickname} · ${person.email}`} side="bottom" disabled={open}>
        <button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={open}
          className={styles.button}
          onPointerEnter={() => void userMenuPopup.load().catch(() => undefined)}
          onClick={() => (open ? close() : setOpenAt('first'))}
          onKeyDown={onKeyDown}
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
      {openAt && Popup && <Popup person={person} startAt={openAt} onClose={close} onDone={closeAndReturn} />}
    </div>
  );
}
