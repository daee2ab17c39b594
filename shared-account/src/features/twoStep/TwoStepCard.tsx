import { Button, Card, KeyValueList, Skeleton, StatusBadge } from '@tracking-console/ui';
import { DateTime, icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { type TwoStep, useSetUpTwoStepMutation, useTwoStepQuery } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import styles from './twoStep.module.css';

/** The dialog in front of the card. */
type Open = { dialog: 'codes'; codes: readonly string[] } | { dialog: 'renew' | 'turnOff' };

export function TwoStepCard() {
  const t = useText();
  const { currentData: twoStep, isError, refetch } = useTwoStepQuery();
  const [setUp, { data: setup, isLoading, reset }] = useSetUpTwoStepMutation();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const showCodes = (codes: readonly string[]) => {
    reset(); // the secret does not stay in the store
    setOpen({ dialog: 'codes', codes });
  };

  return (
    <Card title={t('twoStep.title')} busy={!twoStep && !isError}>
      {!twoStep && (isError ? <FailedContent onRetry={refetch} /> : <Skeleton rows={3} />)}
      {twoStep && (
        <div className={styles.card}>
          <p className={styles.quiet}>{t('twoStep.text')}</p>
          <State twoStep={twoStep} />
          <div className={styles.actions}>
            {twoStep.since === null ? (
              <Button kind="primary" icon={<icons.ShieldCheck size={16} />} loading={isLoading} onClick={() => setUp()}>
                {t('action.turnOn')}
              </Button>
            ) : (
              <>
                <Button onClick={() => setOpen({ dialog: 'renew' })}>{t('twoStep.renew')}</Button>
                <Button onClick={() => setOpen({ dialog: 'turnOff' })}>{t('action.turnOff')}</Button>
              </>
            )}
          </div>
        </div>
      )}
      {setup && <SetUpDialog setup={setup} onCodes={showCodes} onClose={reset} />}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.dialog === 'renew' && <RenewDialog onCodes={showCodes} onClose={close} />}
      {open?.dialog === 'turnOff' && <TurnOffDialog onClose={close} />}
    </Card>
  );
}

function State({ twoStep: { since, recoveryCodes: left } }: { twoStep: TwoStep }) {
  const t = useText();
  const badge = (
    <StatusBadge tone={since === null ? 'grey' : 'green'}>{t(since === null ? 'state.off' : 'state.on')}</StatusBadge>
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
