import { useSharedText } from '@tracking-console/app-kit';
import { type CompanyInfoErrors, selectCompanyInfoDialog } from '@tracking-console/platform';
import { useField } from 'react-final-form';
import { useSelector } from 'react-redux';

type FieldName = keyof CompanyInfoErrors;

/** A field's complaint in words: its own once it has been touched, the provider's until the text is changed. */
export function useComplaint(name: FieldName): string | undefined {
  const t = useSharedText();
  const { meta } = useField(name, { subscription: { error: true, touched: true, modifiedSinceLastSubmit: true } });
  const dialog = useSelector(selectCompanyInfoDialog);
  const refusal = dialog.phase === 'open' && !meta.modifiedSinceLastSubmit ? dialog.errors[name] : undefined;
  const key: string | undefined = (meta.touched && meta.error) || refusal;
  return key && t(key);
}
