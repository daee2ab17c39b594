import { useSharedText } from '@tracking-console/app-kit';
import { releaseSections } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useLocation } from 'react-router-dom';
import { useRights } from '../model/useRights.ts';
import styles from './frame.module.css';

/** The page's own menu, outside those of the consoles. */
export function SectionLinks() {
  const t = useSharedText();
  const { pathname } = useLocation();
  const rights = useRights();
  const isHere = (path: string) => `${pathname}/`.toLowerCase().startsWith(`${path}/`);
  return (
    <nav aria-label={t('menu.releases')} className={styles.sections}>
      {releaseSections(rights).map(({ title, path }) => (
        <TextLink
          key={path}
          href={path}
          quiet
          aria-current={isHere(path) ? 'page' : undefined}
          className={styles.section ?? ''}
        >
          {t(title)}
        </TextLink>
      ))}
    </nav>
  );
}
