import { consoleOf, selectToasts, type Toast } from '@tracking-console/platform';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { ToastEntry } from './ToastEntry.tsx';
import styles from './Toaster.module.css';
import { useToastKeys } from './useToastKeys.ts';

/** The notifier. It is at the end of the page, so that nothing of the page covers it. */
export function Toaster() {
  const t = useText();
  const isBuyer = consoleOf(usePage().pathname) === 'BUYER';
  const toasts = useSelector(selectToasts).filter(isOurs(isBuyer));
  const list = useToastKeys();
  return createPortal(
    <section aria-label={t('toasts.label')} className={styles.toaster}>
      <ol ref={list} className={styles.list}>
        {toasts.map((toast) => (
          <ToastEntry key={toast.key} toast={toast} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

/** The API console shows its own; toasts of a hidden console wait until it is shown. */
const isOurs =
  (isBuyer: boolean) =>
  ({ audience = 'shell' }: Toast) =>
    audience === 'shell' || (audience === 'BUYER' && isBuyer);
