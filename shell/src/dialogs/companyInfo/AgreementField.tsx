import { Checkbox } from '@tracking-console/ui/later';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { PolicyText } from '../PolicyText.tsx';
import styles from './CompanyInfoForm.module.css';
import { useComplaint } from './useComplaint.ts';

export function AgreementField() {
  const { input } = useField<boolean>('agreed', { type: 'checkbox' });
  const { name, checked, onChange, onBlur, onFocus } = input;
  const complaint = useComplaint('agreed');
  const id = useId();
  return (
    <div>
      <Checkbox
        {...{ name, onChange, onBlur, onFocus }}
        checked={checked ?? false}
        aria-required
        aria-invalid={complaint !== undefined}
        {...(complaint && { 'aria-describedby': id })}
      >
        <PolicyText text="shell.companyInfo.agree" />
      </Checkbox>
      <div role="alert">
        {complaint && (
          <p id={id} className={styles.complaint}>
            {complaint}
          </p>
        )}
      </div>
    </div>
  );
}
