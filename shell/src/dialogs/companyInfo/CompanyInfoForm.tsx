import { usePlatform } from '@tracking-console/app-kit';
import {
  companyInfoSubmitted,
  selectCompanyInfoDialog,
  selectProfile,
  validateCompanyInfo,
} from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../useText.ts';
import { AgreementField } from './AgreementField.tsx';
import styles from './CompanyInfoForm.module.css';
import { type CompanyInfoValues, keepTyped, startingValues, withTyped } from './companyInfoValues.ts';
import { CompanyNameField, MarkField, PhoneField, WebsiteField } from './fields.tsx';

/** The form keeps what is typed and marks the fields; whether it is sent is decided by the platform. */
export function CompanyInfoForm({ onDismiss }: { onDismiss: () => void }) {
  const dispatch = useDispatch();
  const t = useText();
  const profile = useSelector(selectProfile);
  const { drafts } = usePlatform();
  const dialog = useSelector(selectCompanyInfoDialog);
  const country = profile?.country ?? '';
  const [starting] = useState(() => startingValues(profile)); // what is typed must outlive a fresh profile
  const initialValues = useMemo(() => withTyped(starting, drafts), [starting, drafts]);
  const form = useFocusOnRefusal(dialog);
  const sending = dialog.phase === 'sending';

  return (
    <Form<CompanyInfoValues>
      initialValues={initialValues}
      validate={(values) => validateCompanyInfo(values, country)}
      onSubmit={() => undefined}
      render={({ handleSubmit, form: { getState } }) => {
        const submit = (event: FormEvent) => {
          void handleSubmit(event); // marks every field as touched
          dispatch(companyInfoSubmitted(getState().values));
        };
        return (
          <form ref={form} noValidate className={styles.form} onSubmit={submit}>
            <FormSpy<CompanyInfoValues>
              subscription={{ values: true }}
              onChange={({ values }) => keepTyped(values, starting, drafts)}
            />
            <div className={styles.fields}>
              <CompanyNameField />
              <WebsiteField />
              <PhoneField />
              <MarkField />
              <AgreementField />
            </div>
            <div className={styles.actions}>
              <Button size="lg" kind="text" onClick={onDismiss} disabled={sending}>
                {t('shell.companyInfo.dismiss')}
              </Button>
              <Button size="lg" kind="primary" type="submit" loading={sending}>
                {t('shell.companyInfo.submit')}
              </Button>
            </div>
          </form>
        );
      }}
    />
  );
}

/** After a refusal the first field that is complained about takes the focus. */
function useFocusOnRefusal(dialog: ReturnType<typeof selectCompanyInfoDialog>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (dialog.phase !== 'open' || Object.keys(dialog.errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [dialog]);
  return form;
}
