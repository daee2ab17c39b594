import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../text/classNames.ts';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import { useLink } from './useLink.ts';

export interface LinkButtonProps extends ButtonVariant, ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link that looks like a button. */
export function LinkButton({ href, kind, size, block, icon, className, onClick, children, ...rest }: LinkButtonProps) {
  const follow = useLink(onClick);
  return (
    <a {...rest} href={href} onClick={follow} className={classNames(buttonClass({ kind, size, block }), className)}>
      {icon}
      {children}
    </a>
  );
}
