import { useSharedText } from '@tracking-console/app-kit';
import { type Text, TOAST_DURATION, type Toast as ToastData, toastDismissed } from '@tracking-console/platform';
import { TextLink, Toast, type ToastProps } from '@tracking-console/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { menuIcon } from '../navigation/menuIcons.ts';
import styles from './Toaster.module.css';
import { useToastTimer } from './useToastTimer.ts';

const EXIT_MS = 300;

/** The shell's notifier knows no work in progress and no plain words: both are information. */
const LOOKS: Record<ToastData['type'], ToastProps['type']> = {
  success: 'success',
  failed: 'failed',
  warn: 'warn',
  info: 'info',
  loading: 'info',
  default: 'info',
};

/** One toast of the queue: its timer pauses while it is hovered or focused. */
export function ToastEntry({ toast }: { toast: ToastData }) {
  const dispatch = useDispatch();
  const t = useSharedText();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  useToastTimer(toast.duration ?? TOAST_DURATION, pointed || focused, leave);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => dispatch(toastDismissed(toast.key)), EXIT_MS);
    return () => clearTimeout(timer);
  }, [leaving, toast.key, dispatch]);

  const Icon = toast.icon && menuIcon(toast.icon);
  const textOf = (text: Text) => ('plain' in text ? text.plain : t(text.key, text.values ?? {}));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') leave();
  };
  return (
    <li
      className={styles.entry}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Toast
        type={LOOKS[toast.type]}
        {...(toast.title && { title: textOf(toast.title) })}
        content={
          <>
            {textOf(toast.text)} {toast.link && <TextLink href={toast.link.href}>{textOf(toast.link.text)}</TextLink>}
          </>
        }
        {...(Icon && { icon: <Icon size={18} /> })}
        {...(toast.color && { color: toast.color })}
        {...(toast.bgColor && { bgColor: toast.bgColor })}
        leaving={leaving}
        onClose={leave}
      />
    </li>
  );
}
