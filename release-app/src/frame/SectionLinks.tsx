import { paths } from '@tracking-console/platform';
import { TextLink } from '@tracking-console/ui';
import { useLocation } from 'react-router-dom';
import { useRights } from '../useRights.ts';
import { useText } from '../useText.ts';
import styles from './frame.module.css';

const { release } = paths;

const SECTIONS = [
  { name: 'channels', path: release.channels() },
  { name: 'matrix', path: release.matrix() },
  { name: 'releases', path: release.releases() },
  { name: 'compare', path: release.compare() },
  { name: 'history', path: release.history() },
  { name: 'loads', path: release.loads() },
] as const;

/** The page's own menu: it stands outside those of the consoles. Who may override only has one section. */
export function SectionLinks() {
  const t = useText();
  const { pathname } = useLocation();
  const rights = useRights();
  const sections = [...(rights.release ? SECTIONS : []), { name: 'overrides', path: release.overrides() } as const];
  const isHere = (path: string) => `${pathname}/`.toLowerCase().startsWith(`${path}/`);
  return (
    <nav aria-label={t('sections.label')} className={styles.sections}>
      {sections.map(({ name, path }) => (
        <TextLink
          key={name}
          href={path}
          quiet
          aria-current={isHere(path) ? 'page' : undefined}
          className={styles.section ?? ''}
        >
          {t(`sections.${name}`)}
        </TextLink>
      ))}
    </nav>
  );
}
