import { PasswordField } from '@tracking-console/app-kit/later';
import { MIN_PASSWORD } from '@tracking-console/contract/account/userConstants';
import { Dialog } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { isGone, turnOffRefusalOf, useTurnOffTwoStepMutation } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import styles from './twoStep.module.css';

/** Afterwards the password alone is enough to sign in, so it is required here, and has to be long enough. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [turnOff] = useTurnOffTwoStepMutation();
  const [refused, setRefused] = useState<ReturnType<typeof turnOffRefusalOf> | 'missing'>();
  const submit = async () => {
    if (password === '') return setRefused('missing');
    const { error } = await turnOff(password);
    if (error && !isGone(error)) setRefused(turnOffRefusalOf(error));
    else onClose();
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const problems = {
    missing: t('password.missing'),
    wrong: t('password.wrong'),
    short: t('twoStep.turnOff.short', { min: MIN_PASSWORD }),
    tooOften: t('check.tooOften'),
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('twoStep.title')}
      onClose={onClose}
      confirm={{ text: t('action.turnOff'), danger: true, onConfirm: submit }}
    >
      <form onSubmit={onEnter} className={styles.card} noValidate>
        <p>{t('twoStep.turnOff.text')}</p>
        <PasswordField
          label={t('password.current')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setRefused(undefined);
          }}
          autoComplete="current-password"
          error={refused && problems[refused]}
          maxLength={1024}
        />
        {/* Enter sends a form only where it holds a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
