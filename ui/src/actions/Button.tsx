import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { classNames } from '../text/classNames.ts';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'default' | 'text' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Fills the width it is given. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and takes no clicks; the button keeps its focus. */
  loading?: boolean;
}

export function Button({
  kind,
  size,
  icon,
  block,
  loading = false,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not send its form again.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={click}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type Look = { [Key in 'kind' | 'size' | 'block']?: ButtonLook[Key] | undefined };

export const buttonClass = ({ kind = 'default', size = 'md', block }: Look) =>
  classNames(styles.button, kind !== 'default' && styles[kind], styles[size], block && styles.block);
