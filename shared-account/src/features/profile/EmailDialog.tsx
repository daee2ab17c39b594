import { CodeField } from '@tracking-console/app-kit/later';
import { toastShown } from '@tracking-console/platform';
import { Banner, Button, FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  type EmailRefusal,
  emailRefusalOf,
  useChangeEmailMutation,
  useSendEmailCodeMutation,
} from '../../model/profileQueries.ts';
import { useText } from '../../useText.ts';
import styles from './profile.module.css';

const TEXTS = {
  invalid: 'email.problem.invalid',
  same: 'email.problem.same',
  taken: 'email.problem.taken',
  wrong: 'check.code.wrong',
  tooOften: 'check.tooOften',
} as const satisfies Record<EmailRefusal, string>;

interface EmailDialogProps {
  /** The present address. */
  email: string;
  onClose: () => void;
}

/** A code mailed to the new address proves it, and a code mailed to the present address confirms the change. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [sendCode] = useSendEmailCodeMutation();
  const [changeEmail] = useChangeEmailMutation();
  const [step, setStep] = useState<'address' | 'codes'>('address');
  const [address, setAddress] = useState('');
  const [currentCode, setCurrentCode] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<EmailRefusal | 'missing'>();

  const sendCodes = async () => {
    setProblem(undefined);
    const toNew = await sendCode({ scene: 'newEmail', email: address.trim() });
    const { error } = toNew.error ? toNew : await sendCode({ scene: 'currentEmail', email });
    if (error) setProblem(emailRefusalOf(error));
    else setStep('codes');
  };
  const submit = async () => {
    if (step === 'address') return address.trim() === '' ? setProblem('missing') : sendCodes();
    if (currentCode.trim() === '' || code.trim() === '') return setProblem('missing');
    const { error } = await changeEmail({ email: address.trim(), code, currentCode });
    if (error) return setProblem(emailRefusalOf(error));
    dispatch(toastShown({ type: 'success', text: { key: 'shared-account:email.done' } }));
    onClose();
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };

  return (
    <Dialog
      open
      size="sm"
      title={t('email.change')}
      onClose={onClose}
      confirm={{ text: t(step === 'address' ? 'email.send' : 'email.change'), onConfirm: submit }}
    >
      <form onSubmit={onEnter} className={styles.form} noValidate>
        {step === 'address' ? (
          <>
            <p className={styles.quiet}>{t('email.text')}</p>
            <FormField
              label={t('email.new')}
              error={problem && t(problem === 'missing' ? 'email.problem.invalid' : TEXTS[problem])}
            >
              <TextField
                type="email"
                autoComplete="email"
                maxLength={250}
                value={address}
                onChange={({ target }) => typed(setAddress)(target.value)}
              />
            </FormField>
          </>
        ) : (
          <>
            <p className={styles.quiet}>{t('email.sent', { current: email, next: address.trim() })}</p>
            <CodeField
              label={t('email.codeTo', { email })}
              value={currentCode}
              onChange={typed(setCurrentCode)}
              error={problem === 'missing' && currentCode.trim() === '' && t('check.code.missing')}
            />
            <CodeField
              label={t('email.codeTo', { email: address.trim() })}
              value={code}
              onChange={typed(setCode)}
              error={problem === 'missing' && code.trim() === '' && t('check.code.missing')}
            />
            {problem && problem !== 'missing' && <Banner kind="error" text={t(TEXTS[problem])} />}
            <div className={styles.actions}>
              <Button kind="text" size="sm" onClick={sendCodes}>
                {t('email.again')}
              </Button>
            </div>
          </>
        )}
        {/* Enter sends a form only where it holds a button that does. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
