import { cloneElement, type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { classNames } from '../text/classNames.ts';
import type { Side } from './placePopup.ts';
import styles from './Tooltip.module.css';
import { usePopup } from './usePopup.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  text: ReactNode;
  side?: Side;
  /** Milliseconds of pointing before it opens; focus opens it at once. */
  delay?: number;
  /** The text is also the child's accessible name, so it is not read a second time. */
  namesIt?: boolean;
  disabled?: boolean;
  /** The child fills the width it is given. */
  block?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

export function Tooltip({
  text,
  side = 'top',
  delay = 700,
  namesIt = false,
  disabled = false,
  block,
  children,
}: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, listeners } = useTooltip({ delay, disabled });
  return (
    <span ref={anchor} className={classNames(styles.anchor, block && styles.block)} {...listeners}>
      {namesIt || disabled ? children : cloneElement(children, { 'aria-describedby': id })}
      {!namesIt && !disabled && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {open && !disabled && <Bubble anchor={anchor} side={side} text={text} />}
    </span>
  );
}

interface BubbleProps {
  anchor: RefObject<Element | null>;
  side: Side;
  text: ReactNode;
}

function Bubble({ anchor, side, text }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  usePopup(bubble, anchor, { side, align: 'center' });
  return (
    <span ref={bubble} role="tooltip" popover="manual" className={styles.bubble}>
      {text}
    </span>
  );
}
