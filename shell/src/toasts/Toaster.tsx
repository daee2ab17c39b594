import { selectToasts } from '@tracking-console/platform';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { useTexts } from '../page/useTexts.ts';
import { ToastEntry } from './ToastEntry.tsx';
import styles from './Toaster.module.css';
import { useToastKeys } from './useToastKeys.ts';

/** TS-2: the notifier. It stands at the end of the page, so that nothing of the page covers it. */
export function Toaster() {
  const t = useTexts();
  const toasts = useSelector(selectToasts);
  const list = useToastKeys();
  return createPortal(
    <section aria-label={t('shell.toasts.label')} className={styles.toaster}>
      <ol ref={list} className={styles.list}>
        {toasts.map((toast) => (
          <ToastEntry key={toast.key} toast={toast} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
