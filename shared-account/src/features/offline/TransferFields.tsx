import {
  MAX_BANK,
  MAX_PAYER,
  MAX_REFERENCE,
  MAX_TRANSFER_NOTE,
  RECEIPT_NAMES,
} from '@tracking-console/contract/orders/offlineConstants';
import { FormField } from '@tracking-console/ui';
import { DateField, FileField, TextField } from '@tracking-console/ui/later';
import { errorOf, useTextField, useValueField } from '../../components/useTextField.ts';
import { useText } from '../../useText.ts';
import styles from './offline.module.css';
import type { FieldName } from './transferForm.ts';

export function TransferFields() {
  const t = useText();
  const date = useTextField('date');
  const receipts = useValueField<File[]>('receipts');
  return (
    <>
      <div className={styles.pair}>
        <TextOf name="payer" label={t('column.payer')} max={MAX_PAYER} />
        <TextOf name="bank" label={t('offline.bank')} max={MAX_BANK} />
        <TextOf name="tail" label={t('offline.tail')} max={6} />
        <FormField label={t('column.transferDate')} error={errorOf(date.meta)} required>
          <DateField value={date.input.value} onValueChange={date.input.onChange} />
        </FormField>
        <TextOf name="amount" label={t('column.amount')} max={12} isDecimal />
        <TextOf name="reference" label={t('column.reference')} max={MAX_REFERENCE} hint={t('offline.referenceHint')} />
      </div>
      <TextOf name="note" label={t('column.note')} max={MAX_TRANSFER_NOTE} isOptional />
      <FormField
        label={t('column.receipt')}
        {...(!errorOf(receipts.meta) && { hint: t('offline.receipts') })}
        error={errorOf(receipts.meta)}
        required
      >
        <FileField files={receipts.input.value} onFilesChange={receipts.input.onChange} accept={RECEIPT_NAMES} multiple>
          {t('offline.choose')}
        </FileField>
      </FormField>
    </>
  );
}

interface TextOfProps {
  name: FieldName;
  label: string;
  max: number;
  hint?: string;
  isOptional?: boolean;
  isDecimal?: boolean;
}

function TextOf({ name, label, max, hint, isOptional = false, isDecimal = false }: TextOfProps) {
  const { input, meta } = useTextField(name);
  return (
    <FormField label={label} error={errorOf(meta)} {...(hint && { hint })} required={!isOptional}>
      <TextField {...input} maxLength={max} autoComplete="off" {...(isDecimal && { inputMode: 'decimal' as const })} />
    </FormField>
  );
}
