import { hasIdentity, selectProfile } from '@tracking-console/platform';
import { Button, Card } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../useText.ts';
import styles from './account.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccount() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const profile = useSelector(selectProfile);
  const usesApi = useSelector(hasIdentity('API'));
  return (
    <Card title={t('account.delete.title')}>
      <div className={styles.fields}>
        <p>{t('account.delete.text')}</p>
        <div>
          <Button kind="danger" icon={<icons.Trash2 size={16} />} onClick={() => setAsking(true)}>
            {t('account.delete.action')}
          </Button>
        </div>
      </div>
      {asking && profile && (
        <DeleteAccountDialog profile={profile} usesApi={usesApi} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
