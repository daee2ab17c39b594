import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../actions/TextLink.tsx';
import { useText } from '../text/useText.ts';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the beginning to the current page; the last is plain text. */
  items: readonly { label: ReactNode; href: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const text = useText();
  return (
    <nav aria-label={text('ui.breadcrumbs.label')}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; the address beside it changes with the console
          <li key={index} className={styles.item}>
            {index > 0 && <ChevronRight size={14} className={styles.arrow} />}
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <TextLink href={href} quiet>
                {label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
