import { CodeField, PasswordField } from '@tracking-console/app-kit/later';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { useText } from '../useText.ts';
import styles from './RecentCheckDialog.module.css';
import { useReauthentication } from './useReauthentication.ts';

/** Needs the password, a code if two-step sign-in is on, or a passkey if there is one. */
export function RecentCheckDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const t = useText();
  const check = useReauthentication(() => onAnswer(true));
  const [proof, setProof] = useState<'password' | 'code'>('password');
  const [given, setGiven] = useState('');
  const { problem } = check;

  const submit = () => check.prove(proof, given);
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const change = (value: string) => {
    setGiven(value);
    check.clearProblem();
  };
  const choose = (next: typeof proof) => {
    setProof(next);
    change('');
  };
  const isOfField = problem === 'missing' || problem === 'wrong';

  return (
    <Dialog
      open
      size="sm"
      title={t('errors.-10010310')}
      onClose={() => onAnswer(false)}
      confirm={{ text: t('action.confirm'), onConfirm: submit }}
    >
      <form onSubmit={onEnter} className={styles.form} noValidate>
        <p>{t('check.text')}</p>
        {proof === 'password' ? (
          <PasswordField
            key="password"
            label={t('password.label')}
            value={given}
            onChange={change}
            autoComplete="current-password"
            error={isOfField && t(`check.${proof}.${problem}`)}
          />
        ) : (
          <CodeField
            key="code"
            label={t('check.code')}
            value={given}
            onChange={change}
            error={isOfField && t(`check.${proof}.${problem}`)}
          />
        )}
        {problem === 'tooOften' && <Banner kind="error" text={t('check.tooOften')} />}
        {problem === 'passkeyRefused' && <Banner kind="error" text={t('check.passkeyRefused')} />}
        <div className={styles.others}>
          {check.takesCodes && (
            <Button kind="text" size="sm" onClick={() => choose(proof === 'password' ? 'code' : 'password')}>
              {t(proof === 'password' ? 'check.useCode' : 'check.usePassword')}
            </Button>
          )}
          {check.hasPasskeys && (
            <Button kind="text" size="sm" onClick={check.proveByPasskey}>
              {t('check.usePasskey')}
            </Button>
          )}
        </div>
        {/* Enter sends a form only where it holds a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
