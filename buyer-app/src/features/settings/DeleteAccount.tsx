import { hasIdentity, selectProfile } from '@tracking-console/platform';
import { Button, Card } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../useText.ts';
import { accountDeletionLeft } from './accountSlice.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import styles from './fields.module.css';

export function DeleteAccount() {
  const t = useText();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const profile = useSelector(selectProfile);
  const usesApi = useSelector(hasIdentity('API'));
  const close = () => {
    setAsking(false);
    dispatch(accountDeletionLeft());
  };
  return (
    <Card title={t('settings.delete.title')}>
      <div className={styles.fields}>
        <p>{t('settings.delete.text')}</p>
        <div>
          <Button kind="danger" icon={<icons.Trash2 size={16} />} onClick={() => setAsking(true)}>
            {t('settings.delete.action')}
          </Button>
        </div>
      </div>
      {asking && profile && <DeleteAccountDialog profile={profile} usesApi={usesApi} onClose={close} />}
    </Card>
  );
}
