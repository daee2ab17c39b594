import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../text/classNames.ts';
import { isFocusLost } from './modal/focusable.ts';
import type { Align, Side } from './placePopup.ts';
import styles from './popup.module.css';
import { useLeave } from './useLeave.ts';
import { usePopup } from './usePopup.ts';

export interface PopupProps
  extends Pick<ComponentProps<'div'>, 'id' | 'role' | 'aria-label' | 'className' | 'children'> {
  /** The button it was opened from and is placed beside. Escape moves the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  align?: Align | undefined;
  side?: Side | undefined;
  /** Closes as well when the focus goes elsewhere without a press. */
  closesOnBlur?: boolean;
  /** Moves the focus when the popup opens, and when the focused element is gone; by default to the popup itself. */
  takeFocus?: (popup: HTMLElement) => void;
  onClose: () => void;
}

/** What floats beside a button; mounted while it is open. Escape and a press outside close it. */
export function Popup(props: PopupProps) {
  const { anchor, align, side, closesOnBlur = false, takeFocus = focusItself, onClose, className, ...rest } = props;
  const popup = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  usePopup(popup, anchor, { side, align });
  // After usePopup: what is not shown yet takes no focus.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || (opened.current && !isFocusLost(element))) return;
    opened.current = true;
    takeFocus(element);
  });
  useLeave([popup, anchor], { byFocus: closesOnBlur, onLeave: onClose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // React events bubble through portals: a dialog opened from the popup closes without it.
    if (!event.currentTarget.contains(event.target as Node)) return; // React passes only elements
    // The dialog or drawer around the popup stays.
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is given, or that of what it holds
    <div
      {...rest}
      ref={popup}
      popover="manual"
      tabIndex={-1}
      className={classNames(styles.popup, className)}
      onKeyDown={onKeyDown}
    />
  );
}

const focusItself = (popup: HTMLElement) => popup.focus({ preventScroll: true });
