import { Card, EmptyState } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import { LISTS, type ListName } from './listDefinitions.ts';
import styles from './lists.module.css';

interface EmptyListProps {
  list: ListName;
  actions?: ReactNode;
}

/** A list without rows: what stands in it, and what brings the first one. */
export function EmptyList({ list, actions }: EmptyListProps) {
  const t = useText();
  return (
    <Card title={t(`lists.${list}.title`)} flush>
      <ul className={styles.columns} aria-label={t('lists.columns')}>
        {LISTS[list].map((column) => (
          <li key={column}>{t(`column.${column}`)}</li>
        ))}
      </ul>
      <EmptyState kind="nothing" title={t(`lists.${list}.empty`)} text={t(`lists.${list}.hint`)} actions={actions} />
    </Card>
  );
}
