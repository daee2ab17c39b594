import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonSize } from '../actions/Button.tsx';
import { PopoverButton } from '../actions/PopoverButton.tsx';
import type { Align } from './placePopup.ts';
import styles from './popup.module.css';

export interface PopoverProps {
  /** On the button, and the name of what it opens. */
  label: string;
  icon?: ReactNode;
  size?: ButtonSize;
  align?: Align;
  /** What opens; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens fields beside it, without leaving the page. */
export function Popover({ label, icon, size = 'md', align = 'start', children }: PopoverProps) {
  return (
    <PopoverButton
      kind="default"
      role="dialog"
      className={styles.fields}
      content={children}
      {...{ label, size, align }}
    >
      {icon}
      {label}
      <ChevronDown size={14} aria-hidden="true" />
    </PopoverButton>
  );
}
