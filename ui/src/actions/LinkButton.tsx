import { classNames } from '../text/classNames.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { type ButtonVariant, buttonClass } from './Button.tsx';

export interface LinkButtonProps extends ButtonVariant, AnchorProps {}

/** A link that looks like a button. */
export function LinkButton({ kind, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={classNames(buttonClass({ kind, size, block }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}
