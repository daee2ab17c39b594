import { Banner, Button, Card, Skeleton } from '@tracking-console/ui';
import { ConfirmDialog, icons, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { isGone, type Passkey, useListPasskeysQuery, useRemovePasskeyMutation } from '../../model/securityQueries.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './passkeys.module.css';
import { useAddPasskey } from './useAddPasskey.ts';

/** Ways to sign in without a password. */
export function PasskeysCard() {
  const t = useText();
  const { currentData: passkeys, isError, refetch } = useListPasskeysQuery();
  const { add, isAdding, problem } = useAddPasskey();
  const [removePasskey] = useRemovePasskeyMutation();
  const [removing, setRemoving] = useState<Passkey>();
  const remove = async ({ id }: Passkey) => {
    const { error } = await removePasskey(id);
    return !error || isGone(error);
  };
  return (
    <Card title={t('passkeys.title')} busy={!passkeys && !isError}>
      {!passkeys && (isError ? <FailedContent onRetry={refetch} /> : <Skeleton rows={2} />)}
      {passkeys && (
        <div className={styles.card}>
          <p className={styles.quiet}>{t('passkeys.text')}</p>
          <PasskeyItems passkeys={passkeys} onRemove={setRemoving} />
          {problem && <Banner kind="error" text={t(`passkeys.${problem}`)} />}
          <div>
            <Button icon={<icons.Plus size={16} />} loading={isAdding} onClick={add}>
              {t('passkeys.add')}
            </Button>
          </div>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title={t('passkeys.removeNamed', { device: nameOf(removing, t) })}
          action={t('passkeys.remove')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t('passkeys.removeText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface PasskeyItemsProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyItems({ passkeys, onRemove }: PasskeyItemsProps) {
  const t = useText();
  const timeText = useTimeFormat();
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, createTime: made, lastUsedTime: used } = passkey;
        const name = nameOf(passkey, t);
        return (
          <li key={id}>
            <div>
              <p>{name}</p>
              <p className={styles.quiet}>
                {t('passkeys.created', { date: timeText(made, 'day') })} ·{' '}
                {used ? t('keys.usedOn', { date: timeText(used, 'day') }) : t('passkeys.unused')}
              </p>
            </div>
            <Button
              size="sm"
              kind="text"
              aria-label={t('passkeys.removeNamed', { device: name })}
              onClick={() => onRemove(passkey)}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = ({ name }: Passkey, t: Text) => name || t('sessions.unknown');
