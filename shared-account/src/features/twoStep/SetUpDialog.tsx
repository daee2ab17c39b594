import { CodeField } from '@tracking-console/app-kit/later';
import type { TwoStepSetup } from '@tracking-console/contract/security';
import { Banner, CopyButton } from '@tracking-console/ui';
import { Dialog, QrCode } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import type { Confirmed, SetupRefusal } from '../../model/useTwoStep.ts';
import { useText } from '../../useText.ts';
import styles from './twoStep.module.css';

interface SetUpDialogProps {
  setup: TwoStepSetup;
  onConfirm: (code: string) => Promise<Confirmed>;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret goes into the customer's app, whose first code proves that it arrived. */
export function SetUpDialog({ setup, onConfirm, onCodes, onClose }: SetUpDialogProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<SetupRefusal | 'missing'>();
  const submit = async () => {
    if (code.trim() === '') return setRefused('missing');
    const confirmed = await onConfirm(code);
    if (confirmed && 'codes' in confirmed) onCodes(confirmed.codes);
    else setRefused(confirmed?.refused);
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
      confirm={{ text: t('twoStep.turnOn'), onConfirm: submit }}
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
