import { useKitText, useLanguage, usePlatform } from '@tracking-console/app-kit';
import { toastShown } from '@tracking-console/platform';
import { Banner, Button } from '@tracking-console/ui';
import { Dialog, formatMoney, useUnsaved } from '@tracking-console/ui/later';
import { FORM_ERROR } from 'final-form';
import { useId, useMemo, useRef } from 'react';
import { Form, useFormState } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import { useSubmitTransferMutation } from '../../model/transferQueries.ts';
import type { Transfer } from '../../model/transfers.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './offline.module.css';
import { TransferFields } from './TransferFields.tsx';
import { type FieldName, faultsOf, submissionOf, type TransferValues, valuesOf } from './transferForm.ts';

interface SubmitDialogProps {
  transfer: Transfer;
  onSubmitted: () => void;
  onClose: () => void;
}

/** Submits how an order was paid, with its receipts. */
export function SubmitDialog({ transfer, onSubmitted, onClose }: SubmitDialogProps) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const [submitTransfer] = useSubmitTransferMutation();
  const { clock } = usePlatform();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // A refetch of the list must not discard what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the dialog opened
  const initialValues = useMemo(() => valuesOf(transfer, language), []);
  const money = (amount: number) => formatMoney(amount, transfer.currency, language);
  const validate = (values: TransferValues) =>
    faultsOf(values, {
      transfer,
      t,
      language,
      money,
      today: localDay(new Date(clock.now())),
    });
  const submit = async (values: TransferValues) => {
    const { error } = await submitTransfer({ transfer: submissionOf(values, transfer), receipts: values.receipts });
    if (!error) {
      dispatch(toastShown({ type: 'success', text: { plain: t('offline.submitted') } }));
      onSubmitted();
      return undefined;
    }
    focusFirstFault(form.current);
    const refused = orderRefusalOf(error);
    if (!refused) return { [FORM_ERROR]: '' };
    return { [FIELDS[refused] ?? FORM_ERROR]: refusalText(t, refused, money(transfer.orderAmount)) };
  };
  return (
    <Form<TransferValues>
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      render={({ handleSubmit, submitError, submitting = false }) => (
        <Dialog
          open
          size="md"
          title={t('offline.submit')}
          onClose={onClose}
          footer={
            <>
              <Button onClick={onClose}>{kit('tasks.cancel')}</Button>
              <Button kind="primary" type="submit" form={id} loading={submitting}>
                {t('offline.submit')}
              </Button>
            </>
          }
        >
          <form
            ref={form}
            id={id}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              void handleSubmit(event);
              focusFirstFault(form.current);
            }}
          >
            <HeldWhileChanged />
            <p className={styles.quiet}>
              {t('column.orderNo')} {transfer.orderNo} · {transfer.productName} · {money(transfer.orderAmount)}
            </p>
            {submitError && <Banner kind="error" text={submitError} />}
            <TransferFields />
          </form>
        </Dialog>
      )}
    />
  );
}

/** The fields that show refusals; others are about the whole form. */
const FIELDS: Partial<Record<OrderRefusal, FieldName>> = {
  futureDate: 'date',
  unexplained: 'note',
  duplicateTransfer: 'reference',
  receiptCount: 'receipts',
  receiptSize: 'receipts',
  receiptType: 'receipts',
};

const refusalText = (t: Text, refused: OrderRefusal, due: string) =>
  refused === 'transferState' ? t('offline.refused.underReview') : orderRefusalText(t, refused, { due });

function HeldWhileChanged() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useUnsaved(usePlatform().unsaved, dirty);
  return null;
}

/** Once it is marked. */
function focusFirstFault(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function localDay(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
