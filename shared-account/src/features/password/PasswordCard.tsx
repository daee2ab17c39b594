import { PasswordField } from '@tracking-console/app-kit/later';
import type { TwoStepState } from '@tracking-console/contract/security';
import { MAX_PASSWORD, MIN_PASSWORD, MIN_PASSWORD_TWO_STEP } from '@tracking-console/contract/userConstants';
import { selectProfile } from '@tracking-console/platform';
import { Banner, Button, Card } from '@tracking-console/ui';
import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePasswordChange } from '../../model/usePasswordChange.ts';
import { useServerData } from '../../model/useServerData.ts';
import { useText } from '../../useText.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import styles from './password.module.css';

const EMPTY = { current: '', password: '', repeated: '' };
type Field = keyof typeof EMPTY;

export function PasswordCard() {
  const t = useText();
  const email = useSelector(selectProfile)?.email ?? '';
  const { change, submit: send, forget } = usePasswordChange();
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [twoStep] = useServerData<TwoStepState>('/v1/get-two-step');
  const hasTwoStep = twoStep.phase === 'loaded' && twoStep.data.since !== null;
  const lengths = { min: hasTwoStep ? MIN_PASSWORD_TWO_STEP : MIN_PASSWORD, max: MAX_PASSWORD };
  const refused = change.phase === 'refused' ? change.why : undefined;

  const problems: Record<Field, string | false> = {
    current: (refused === 'wrong' && t('password.wrong')) || (tried && typed.current === '' && t('password.missing')),
    password:
      ((refused === 'breached' || refused === 'same') && t(`password.${refused}`)) ||
      (refused === 'short' && t('password.length', { ...lengths, min: MIN_PASSWORD })) ||
      (tried && typed.password.length < lengths.min && t('password.length', lengths)),
    repeated: tried && typed.repeated !== typed.password && t('password.mismatch'),
  };

  const type = (field: Field) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.phase === 'sent') return;
    setTried(true);
    const { current, password, repeated } = typed;
    if (current === '' || password.length < lengths.min || repeated !== password) return;
    if (!(await send({ current, password }))) return;
    setTyped(EMPTY);
    setTried(false);
  };

  return (
    <Card title={t('password.title')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        {/* Password managers read here whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('password.current')}
          value={typed.current}
          onChange={type('current')}
          autoComplete="current-password"
          error={problems.current}
          maxLength={1024}
        />
        <div className={styles.chosen}>
          <PasswordField
            label={t('password.new')}
            value={typed.password}
            onChange={type('password')}
            autoComplete="new-password"
            error={problems.password}
            hint={problems.password ? undefined : t('password.length', lengths)}
            maxLength={MAX_PASSWORD}
          />
          {typed.password !== '' && <PasswordStrength password={typed.password} email={email} />}
        </div>
        <PasswordField
          label={t('password.repeat')}
          value={typed.repeated}
          onChange={type('repeated')}
          autoComplete="new-password"
          error={problems.repeated}
          maxLength={MAX_PASSWORD}
        />
        {refused === 'tooOften' && <Banner kind="error" text={t('security.tooOften')} />}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" loading={change.phase === 'sent'}>
            {t('password.title')}
          </Button>
          <p className={styles.quiet}>{t('password.note')}</p>
        </div>
      </form>
    </Card>
  );
}
