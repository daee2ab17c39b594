import type { Profile } from '@tracking-console/platform';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './account.module.css';
import { useAccountDeletion } from './useAccountDeletion.ts';

interface DeleteAccountDialogProps {
  profile: Profile;
  usesApi: boolean;
  onClose: () => void;
}

const PARTS = ['profile', 'shipments', 'files', 'notifications'] as const;

/** Lists exactly what will be deleted, and needs the account's email as confirmation. */
export function DeleteAccountDialog({ profile, usesApi, onClose }: DeleteAccountDialogProps) {
  const t = useText();
  const { submit: send, isLoading, isRefused } = useAccountDeletion();
  const [email, setEmail] = useState('');
  const isOwn = email.trim().toLowerCase() === profile.email.toLowerCase();
  const isReady = isOwn && !isLoading;
  const submit = () => {
    if (isReady) void send(email.trim());
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      title={t('account.delete.dialog')}
      onClose={onClose}
      confirm={{ text: t('account.delete.confirm'), onConfirm: submit, danger: true, disabled: !isReady }}
    >
      <form onSubmit={onEnter} className={styles.fields} noValidate>
        <p>{t('account.delete.goes')}</p>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>{t(`account.delete.${part}`)}</li>
          ))}
        </ul>
        <Running profile={profile} usesApi={usesApi} />
        <FormField label={t('account.delete.email')} hint={profile.email}>
          <TextField type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </FormField>
        {isRefused && <Banner kind="error" text={t('account.delete.refused.mismatch')} />}
      </form>
    </Dialog>
  );
}

/** What is still in use, and will not be refunded. */
function Running({ profile: { memberInfos }, usesApi }: Pick<DeleteAccountDialogProps, 'profile' | 'usesApi'>) {
  const t = useText();
  const used = memberInfos.reduce((sum, { usedQuota }) => sum + usedQuota, 0);
  return (
    <>
      {used > 0 && <Banner kind="warning" text={t('account.delete.running', { count: used })} />}
      {usesApi && <Banner kind="warning" text={t('account.delete.api')} />}
    </>
  );
}
