import { Button } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './filters.module.css';

interface FilterDrawerProps {
  /** The number of rows found; undefined while it is not known. */
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
  /** For a window that has no room for them beside the search: the order of the list, and its other tools. */
  sort: ReactNode;
  tools?: ReactNode;
  /** The fields. Each takes effect at once, behind the drawer. */
  children: ReactNode;
}

/** Every filter of a list. */
export function FilterDrawer({ total, onClear, onClose, sort, tools, children }: FilterDrawerProps) {
  const t = useKitText();
  return (
    <Drawer
      open
      title={t('refine.title')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClear()}>{t('filter.clear')}</Button>
          <Button kind="primary" onClick={onClose}>
            {total === undefined ? t('action.close') : t('refine.show', { count: total })}
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <div className={styles.narrow}>
          {sort}
          <div className={styles.tools}>{tools}</div>
        </div>
        {children}
      </div>
    </Drawer>
  );
}
