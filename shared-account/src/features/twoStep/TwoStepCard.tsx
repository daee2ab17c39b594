import type { TwoStepSetup, TwoStepState } from '@tracking-console/contract/security';
import { Button, Card, KeyValueList, Skeleton, StatusBadge } from '@tracking-console/ui';
import { DateTime, icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useTwoStep } from '../../model/useTwoStep.ts';
import { useText } from '../../useText.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import styles from './twoStep.module.css';

/** What stands before the card. */
type Open =
  | { dialog: 'setUp'; setup: TwoStepSetup }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'renew' | 'turnOff' };

export function TwoStepCard() {
  const t = useText();
  const { state, refetch, setUp, confirm, turnOff, renew } = useTwoStep();
  const [open, setOpen] = useState<Open>();
  const [starting, setStarting] = useState(false);
  const close = () => setOpen(undefined);

  const start = async () => {
    setStarting(true);
    const setup = await setUp();
    setStarting(false);
    if (setup) setOpen({ dialog: 'setUp', setup });
  };
  const onRenew = async () => {
    const codes = await renew();
    if (codes) setOpen({ dialog: 'codes', codes });
  };
  const onTurnOff = async (password: string) => {
    const refused = await turnOff(password);
    if (!refused) close();
    return refused;
  };

  return (
    <Card title={t('twoStep.title')} busy={state.phase === 'loading'}>
      {state.phase === 'failed' && <FailedContent onRetry={refetch} />}
      {state.phase === 'loading' && <Skeleton rows={3} />}
      {state.phase === 'loaded' && (
        <div className={styles.card}>
          <p className={styles.quiet}>{t('twoStep.text')}</p>
          <State state={state.data} />
          <div className={styles.actions}>
            {state.data.since === null ? (
              <Button kind="primary" icon={<icons.ShieldCheck size={16} />} loading={starting} onClick={start}>
                {t('twoStep.turnOn')}
              </Button>
            ) : (
              <>
                <Button onClick={() => setOpen({ dialog: 'renew' })}>{t('twoStep.renew')}</Button>
                <Button onClick={() => setOpen({ dialog: 'turnOff' })}>{t('twoStep.turnOff')}</Button>
              </>
            )}
          </div>
        </div>
      )}
      {open?.dialog === 'setUp' && (
        <SetUpDialog
          setup={open.setup}
          onConfirm={confirm}
          onCodes={(codes) => setOpen({ dialog: 'codes', codes })}
          onClose={close}
        />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.dialog === 'renew' && <RenewDialog onConfirm={onRenew} onClose={close} />}
      {open?.dialog === 'turnOff' && <TurnOffDialog onConfirm={onTurnOff} onClose={close} />}
    </Card>
  );
}

function State({ state: { since, recovery_codes: left } }: { state: TwoStepState }) {
  const t = useText();
  const badge = (
    <StatusBadge tone={since === null ? 'grey' : 'green'}>
      {t(since === null ? 'twoStep.off' : 'twoStep.on')}
    </StatusBadge>
  );
  if (since === null) return <div>{badge}</div>;
  return (
    <KeyValueList
      items={[
        { key: 'state', label: t('column.status'), value: badge },
        { key: 'since', label: t('twoStep.since'), value: <DateTime iso={since} detail="day" /> },
        { key: 'left', label: t('twoStep.codesLeft'), value: left },
      ]}
    />
  );
}
