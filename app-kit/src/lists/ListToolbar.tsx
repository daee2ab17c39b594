import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  search: ReactNode;
  sort: ReactNode;
  /** How many filters the list is narrowed by. */
  active: number;
  onFilter: () => void;
  /** The filters' code is on its way. */
  loading?: boolean;
  /** Rendered at the end, e.g. the list's columns. */
  children?: ReactNode;
}

/** One row above a list; on a narrow screen the sort and the tools are in the drawer of the filters. */
export function ListToolbar({ search, sort, active, onFilter, loading = false, children }: ListToolbarProps) {
  const t = useKitText();
  return (
    <div className={styles.toolbar}>
      {search}
      <span className={`${styles.wide} ${styles.sort}`}>{sort}</span>
      <Button icon={<icons.ListFilter size={16} />} loading={loading} aria-haspopup="dialog" onClick={onFilter}>
        <span className={styles.wide}>{active > 0 ? t('refine.openWith', { active }) : t('refine.title')}</span>
        <span className={styles.narrow}>
          {t(sort ? 'refine.andSort' : 'refine.title')} {active > 0 && `(${active})`}
        </span>
      </Button>
      <span className={styles.wide}>{children}</span>
    </div>
  );
}
