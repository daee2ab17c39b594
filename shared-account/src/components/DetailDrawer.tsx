import { Awaited } from '@tracking-console/app-kit/later';
import { Drawer } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import styles from './DetailDrawer.module.css';
import { FailedContent } from './FailedContent.tsx';

interface DetailDrawerProps<Detail> {
  title: string;
  query: { currentData?: Detail | undefined; isError: boolean; refetch: () => unknown };
  /** In the head. */
  actions?: ReactNode;
  /** What can be done with it; false: nothing. */
  buttons: (detail: Detail) => ReactNode;
  onClose: () => void;
  children: (detail: Detail) => ReactNode;
}

/** The detail of a row beside its list. */
export function DetailDrawer<Detail>({ title, query, actions, buttons, onClose, children }: DetailDrawerProps<Detail>) {
  const { currentData: detail, isError, refetch } = query;
  const shown = detail !== undefined && buttons(detail);
  return (
    <Drawer
      open
      width={560}
      title={title}
      onClose={onClose}
      actions={actions}
      footer={shown && <div className={styles.buttons}>{shown}</div>}
    >
      <Awaited data={detail} failed={isError && <FailedContent onRetry={refetch} />}>
        {children}
      </Awaited>
    </Drawer>
  );
}
