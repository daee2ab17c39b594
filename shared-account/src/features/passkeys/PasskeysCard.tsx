import type { PasskeyRow } from '@tracking-console/contract/passkeys';
import { Banner, Button, Card, Skeleton } from '@tracking-console/ui';
import { ConfirmDialog, icons, useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { usePasskeys } from '../../model/usePasskeys.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './passkeys.module.css';

/** Ways to sign in without a password. */
export function PasskeysCard() {
  const t = useText();
  const { state, refetch, problem, add, remove } = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PasskeyRow>();
  const start = async () => {
    setAdding(true);
    await add();
    setAdding(false);
  };
  return (
    <Card title={t('passkeys.title')} busy={state.phase === 'loading'}>
      {state.phase === 'failed' && <FailedContent onRetry={refetch} />}
      {state.phase === 'loading' && <Skeleton rows={2} />}
      {state.phase === 'loaded' && (
        <div className={styles.card}>
          <p className={styles.quiet}>{t('passkeys.text')}</p>
          <PasskeyItems passkeys={state.data.passkeys} onRemove={setRemoving} />
          {problem && <Banner kind="error" text={t(`passkeys.${problem}`)} />}
          <div>
            <Button icon={<icons.Plus size={16} />} loading={adding} onClick={start}>
              {t('passkeys.add')}
            </Button>
          </div>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title={t('passkeys.removeNamed', { device: nameOf(removing, t) })}
          action={t('passkeys.remove')}
          onConfirm={() => remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t('passkeys.removeText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface PasskeyItemsProps {
  passkeys: readonly PasskeyRow[];
  onRemove: (passkey: PasskeyRow) => void;
}

function PasskeyItems({ passkeys, onRemove }: PasskeyItemsProps) {
  const t = useText();
  const timeText = useTimeFormat();
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, create_time: made, last_used_time: used } = passkey;
        const name = nameOf(passkey, t);
        return (
          <li key={id}>
            <div>
              <p>{name}</p>
              <p className={styles.quiet}>
                {t('passkeys.created', { date: timeText(made, 'day') })} ·{' '}
                {used ? t('passkeys.used', { date: timeText(used, 'day') }) : t('passkeys.unused')}
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

const nameOf = ({ name }: PasskeyRow, t: Text) => name || t('sessions.unknown');
