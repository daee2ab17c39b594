import { policyConfirmed, selectPrivacy, signOutRequested } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../useText.ts';
import styles from './PolicyDialog.module.css';
import { PolicyText } from './PolicyText.tsx';

/** Stays until the policy is accepted or the customer leaves; nothing can be accepted before its version is known. */
export function PolicyDialog() {
  const dispatch = useDispatch();
  const t = useText();
  const { version, sending } = useSelector(selectPrivacy);
  const footer = (
    <div className={styles.actions}>
      <Button onClick={() => dispatch(signOutRequested())}>{t('action.signOut')}</Button>
      <Button kind="primary" loading={sending} disabled={version === 0} onClick={() => dispatch(policyConfirmed())}>
        {t('action.confirm')}
      </Button>
    </div>
  );
  return (
    <Dialog
      open
      title={t('shell.policy.title')}
      size="sm"
      closable={false}
      escapeCloses={false}
      onClose={() => undefined}
      footer={footer}
    >
      <p className={styles.text}>
        <PolicyText text="shell.policy.text" />
      </p>
      <p className={styles.text}>{t('shell.policy.consequence')}</p>
    </Dialog>
  );
}
