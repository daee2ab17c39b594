import { CodeField } from '@tracking-console/app-kit/later';
import { Banner, CopyButton } from '@tracking-console/ui';
import { Dialog, QrCode } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { setupRefusalOf, type TwoStepSetup, useConfirmTwoStepMutation } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import styles from './twoStep.module.css';

interface SetUpDialogProps {
  setup: TwoStepSetup;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret is added to the customer's app, whose first code proves that it arrived. */
export function SetUpDialog({ setup, onCodes, onClose }: SetUpDialogProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [confirmTwoStep] = useConfirmTwoStepMutation();
  const [refused, setRefused] = useState<ReturnType<typeof setupRefusalOf> | 'missing'>();
  const submit = async () => {
    if (code.trim() === '') return setRefused('missing');
    const { data: codes, error } = await confirmTwoStep(code);
    if (codes) onCodes(codes);
    else setRefused(setupRefusalOf(error));
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      size="md"
      title={t('twoStep.title')}
      onClose={onClose}
      confirm={{ text: t('action.turnOn'), onConfirm: submit }}
    >
      <form onSubmit={onEnter} className={styles.setUp} noValidate>
        <div className={styles.code}>
          <QrCode value={setup.uri} label={t('twoStep.setUp.qr')} />
        </div>
        <div className={styles.steps}>
          <p>{t('twoStep.setUp.scan')}</p>
          <div>
            <p className={styles.quiet}>{t('twoStep.setUp.key')}</p>
            <p className={styles.key}>
              <code>{grouped(setup.secret)}</code>{' '}
              <CopyButton value={setup.secret} label={t('twoStep.setUp.keyName')} />
            </p>
          </div>
          <CodeField
            label={t('twoStep.setUp.code')}
            value={code}
            onChange={(value) => {
              setCode(value);
              setRefused(undefined);
            }}
            error={refused && refused !== 'ended' && t(`check.code.${refused}`)}
          />
          {refused === 'ended' && <Banner kind="error" text={t('twoStep.setUp.ended')} />}
        </div>
        {/* Enter sends a form only where it holds a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');
