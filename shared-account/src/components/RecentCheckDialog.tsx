import { usePlatform } from '@tracking-console/app-kit';
import type { PasskeyList, PasskeyOptions } from '@tracking-console/contract/passkeys';
import type { Reauthenticate, TwoStepState } from '@tracking-console/contract/security';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import type { CallError } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { provePasskey } from '../model/passkeyDialog.ts';
import { useServerData } from '../model/useServerData.ts';
import { useText } from '../useText.ts';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './recentCheck.module.css';

type Proof = 'password' | 'code';
type Problem = 'missing' | 'wrong' | 'tooOften' | 'passkeyRefused';

/** Asks for the password, or for a code where two-step sign-in is on. */
export function RecentCheckDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const t = useText();
  const { calls } = usePlatform();
  const [twoStep] = useServerData<TwoStepState>('/v1/get-two-step');
  const [passkeys] = useServerData<PasskeyList>('/v1/list-passkeys');
  const [proof, setProof] = useState<Proof>('password');
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const hasPasskeys = passkeys.phase === 'loaded' && passkeys.data.passkeys.length > 0;
  const takesCodes = twoStep.phase === 'loaded' && twoStep.data.since !== null;

  const submit = async () => {
    if (given.trim() === '') return setProblem('missing');
    await send(proof === 'password' ? { password: given } : { code: given });
  };
  const send = async (body: Reauthenticate) => {
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
  const provePresence = async () => {
    setProblem(undefined);
    const [failed, answer] = await calls.newUser<PasskeyOptions>('/v1/passkey-options');
    const passkey = failed ? undefined : await provePasskey(answer.options);
    if (passkey) await send({ passkey });
  };
  const isOfField = problem === 'missing' || problem === 'wrong';

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
        {problem === 'tooOften' && <Banner kind="error" text={t('security.tooOften')} />}
        {problem === 'passkeyRefused' && <Banner kind="error" text={t('check.passkeyRefused')} />}
        <div className={styles.others}>
          {takesCodes && (
            <Button kind="text" size="sm" onClick={() => choose(proof === 'password' ? 'code' : 'password')}>
              {t(proof === 'password' ? 'check.useCode' : 'check.usePassword')}
            </Button>
          )}
          {hasPasskeys && (
            <Button kind="text" size="sm" onClick={provePresence}>
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

function problemOf({ code, status }: CallError): Problem | undefined {
  if (status === 429) return 'tooOften';
  if (code === SECURITY_CODES.passkeyRefused) return 'passkeyRefused';
  const isWrong = code === SECURITY_CODES.wrongPassword || code === SECURITY_CODES.wrongCode;
  return isWrong ? 'wrong' : undefined;
}
