import { usePlatform } from '@tracking-console/app-kit';
import type { Reauthenticate, TwoStepState } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { CallError } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { useServerData } from '../model/useServerData.ts';
import { useText } from '../useText.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './recentCheck.module.css';

type Proof = 'password' | 'code';
type Problem = 'missing' | 'wrong' | 'tooOften';

/** Asks for the password, or for a code where two-step sign-in is on. */
export function RecentCheckDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const t = useText();
  const { calls } = usePlatform();
  const [twoStep] = useServerData<TwoStepState>('/v1/get-two-step');
  const [proof, setProof] = useState<Proof>('password');
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const takesCodes = twoStep.phase === 'loaded' && twoStep.data.since !== null;

  const submit = async () => {
    if (given.trim() === '') return setProblem('missing');
    const body: Reauthenticate = proof === 'password' ? { password: given } : { code: given };
    const [error] = await calls.newUser('/v1/reauthenticate', body, {
      silent: (refused) => problemOf(refused) !== undefined,
    });
    if (!error) return onAnswer(true);
    setProblem(problemOf(error));
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const choose = (next: Proof) => {
    setProof(next);
    setGiven('');
    setProblem(undefined);
  };
  const change = (value: string) => {
    setGiven(value);
    setProblem(undefined);
  };
  const error = problem && problem !== 'tooOften' && t(`check.${proof}.${problem}`);

  return (
    <Dialog
      open
      size="sm"
      title={t('check.title')}
      onClose={() => onAnswer(false)}
      confirm={{ text: t('check.confirm'), onConfirm: submit }}
    >
      <form onSubmit={onEnter} className={styles.form} noValidate>
        <p>{t('check.text')}</p>
        {proof === 'password' ? (
          <PasswordField
            key="password"
            label={t('account.delete.password')}
            value={given}
            onChange={change}
            autoComplete="current-password"
            error={error}
          />
        ) : (
          <CodeField key="code" label={t('check.code')} value={given} onChange={change} error={error} />
        )}
        {problem === 'tooOften' && <Banner kind="error" text={t('security.tooOften')} />}
        {takesCodes && (
          <div>
            <Button kind="text" size="sm" onClick={() => choose(proof === 'password' ? 'code' : 'password')}>
              {t(proof === 'password' ? 'check.useCode' : 'check.usePassword')}
            </Button>
          </div>
        )}
        {/* Enter sends a form only where it holds a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function problemOf({ code, status }: CallError): Problem | undefined {
  if (status === 429) return 'tooOften';
  const isWrong = code === SECURITY_CODES.wrongPassword || code === SECURITY_CODES.wrongCode;
  return isWrong ? 'wrong' : undefined;
}
