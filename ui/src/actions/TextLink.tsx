import { ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './TextLink.module.css';

export interface TextLinkProps extends AnchorProps {
  /** Opens in a new tab, and announces that. */
  external?: boolean;
  /** Quiet links look like the text around them until pointed at. */
  quiet?: boolean;
}

export function TextLink({ external = false, quiet = false, className, children, ...rest }: TextLinkProps) {
  const text = useText();
  return (
    <Anchor
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...rest}
      className={classNames(styles.link, quiet && styles.quiet, className)}
    >
      {children}
      {external && (
        <>
          <ExternalLink size="0.9em" className={styles.external} />
          <VisuallyHidden> ({text('ui.link.newTab')})</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
