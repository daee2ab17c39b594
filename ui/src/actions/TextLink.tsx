import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './TextLink.module.css';
import { useLink } from './useLink.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Opens in a new tab, and announces that. */
  external?: boolean;
  /** Quiet links look like the text around them until pointed at. */
  quiet?: boolean;
}

export function TextLink({
  href,
  external = false,
  quiet = false,
  className,
  onClick,
  children,
  ...rest
}: TextLinkProps) {
  const text = useText();
  const follow = useLink(onClick);
  return (
    <a
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...rest}
      href={href}
      onClick={follow}
      className={classNames(styles.link, quiet && styles.quiet, className)}
    >
      {children}
      {external && (
        <>
          <ExternalLink size="0.9em" className={styles.external} />
          <VisuallyHidden> ({text('ui.link.newTab')})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
