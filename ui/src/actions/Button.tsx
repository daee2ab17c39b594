import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useReducer,
  useRef,
} from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Button.module.css';
import { useOffline } from './useOffline.ts';

export type ButtonKind = 'primary' | 'default' | 'text' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonVariant {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Fills the width it is given. */
  block?: boolean;
}

export interface ButtonProps extends ButtonVariant, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and takes no clicks; the button keeps its focus. */
  loading?: boolean;
}

export function Button({
  kind,
  size,
  icon,
  block,
  loading = false,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  children,
  className,
  ...rest
}: ButtonProps) {
  // No state: what has the focus is rendered again for that only where it must be.
  const focused = useRef(false);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const t = useText();
  // A form keeps its values until it can be sent.
  const isOffline = useOffline(rest.type === 'submit');
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not send its form again.
    if (loading || disabled || isOffline) event.preventDefault();
    else onClick?.(event);
  };
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    focused.current = true;
    onFocus?.(event);
  };
  const blur = (event: FocusEvent<HTMLButtonElement>) => {
    focused.current = false;
    if (disabled) rerender();
    onBlur?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isOffline && { title: t('ui.offline') })}
      className={classNames(buttonClass({ kind, size, block }), className)}
      aria-busy={loading || undefined}
      // Natively disabled it would lose the focus; until it is blurred it is only aria-disabled.
      disabled={disabled && !focused.current}
      aria-disabled={loading || isOffline || (disabled && focused.current) || rest['aria-disabled']}
      onClick={click}
      onFocus={focus}
      onBlur={blur}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type Look = { [Key in 'kind' | 'size' | 'block']?: ButtonVariant[Key] | undefined };

export const buttonClass = ({ kind = 'default', size = 'md', block }: Look) =>
  classNames(styles.button, kind !== 'default' && styles[kind], styles[size], block && styles.block);
