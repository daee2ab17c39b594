import type { ReactNode } from 'react';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { classNames } from '../text/classNames.ts';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'block' | 'aria-label'> {
  /** Its name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  tooltipDelay?: number;
}

export function IconButton({ label, icon, tooltipDelay, kind = 'text', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} namesIt {...(tooltipDelay !== undefined && { delay: tooltipDelay })}>
      <Button {...rest} kind={kind} icon={icon} aria-label={label} className={classNames(styles.iconOnly, className)} />
    </Tooltip>
  );
}
