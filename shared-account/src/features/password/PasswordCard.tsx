import { PasswordField } from '@tracking-console/app-kit/later';
import { MAX_PASSWORD, MIN_PASSWORD, MIN_PASSWORD_TWO_STEP } from '@tracking-console/contract/account/userConstants';
import { selectProfile, toastShown } from '@tracking-console/platform';
import { Banner, Button, Card } from '@tracking-console/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { passwordRefusalOf, useChangePasswordMutation, useTwoStepQuery } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import styles from './password.module.css';

const EMPTY = { current: '', password: '', repeated: '' };
type Field = keyof typeof EMPTY;

export function PasswordCard() {
  const t = useText();
  const email = useSelector(selectProfile)?.email ?? '';
  const dispatch = useDispatch();
  const [changePassword, change] = useChangePasswordMutation();
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const { currentData: twoStep } = useTwoStepQuery();
  const hasTwoStep = Boolean(twoStep?.since);
  const lengths = { min: hasTwoStep ? MIN_PASSWORD_TWO_STEP : MIN_PASSWORD, max: MAX_PASSWORD };
  const refused = passwordRefusalOf(change.error);

  const problems: Record<Field, string | false> = {
    current: (refused === 'wrong' && t('password.wrong')) || (tried && typed.current === '' && t('password.missing')),
    password:
      ((refused === 'breached' || refused === 'same') && t(`password.${refused}`)) ||
      (refused === 'short' && t('invoices.fault.length', { ...lengths, min: MIN_PASSWORD })) ||
      (tried && typed.password.length < lengths.min && t('invoices.fault.length', lengths)),
    repeated: tried && typed.repeated !== typed.password && t('password.mismatch'),
  };

  const type = (field: Field) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    if (change.isError) change.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isLoading) return;
    setTried(true);
    const { current, password, repeated } = typed;
    if (current === '' || password.length < lengths.min || repeated !== password) return;
    const { error } = await changePassword({ current, password });
    if (error) return;
    dispatch(toastShown({ type: 'success', text: { key: 'shared-account:password.done' } }));
    setTyped(EMPTY);
    setTried(false);
  };

  return (
    <Card title={t('menu.changePassword')}>
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
            hint={problems.password ? undefined : t('invoices.fault.length', lengths)}
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
        {refused === 'tooOften' && <Banner kind="error" text={t('check.tooOften')} />}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" loading={change.isLoading}>
            {t('menu.changePassword')}
          </Button>
          <p className={styles.quiet}>{t('password.note')}</p>
        </div>
      </form>
    </Card>
  );
}
