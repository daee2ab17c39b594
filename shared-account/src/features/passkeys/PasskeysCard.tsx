import type { PasskeyRow } from '@tracking-console/contract/passkeys';
import { Banner, Button, Card, Skeleton } from '@tracking-console/ui';
import { Dialog, icons, useTimeFormat } from '@tracking-console/ui/later';
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
  const confirm = async () => {
    if (removing && (await remove(removing.id))) setRemoving(undefined);
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
        <Dialog
          open
          size="sm"
          title={t('passkeys.removeNamed', { device: nameOf(removing, t) })}
          onClose={() => setRemoving(undefined)}
          confirm={{ text: t('passkeys.remove'), danger: true, onConfirm: confirm }}
        >
          <p>{t('passkeys.removeText')}</p>
        </Dialog>
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
