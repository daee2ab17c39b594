import { toastShown } from '@tracking-console/platform';
import { Banner } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { invoiceRefusalOf, type RefusedInvoice } from '../../model/invoiceCalls.ts';
import { useWithdrawInvoiceMutation } from '../../model/invoiceQueries.ts';
import type { Invoice } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import styles from './invoices.module.css';

/** Confirmation before a request is withdrawn. */
export function WithdrawDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const [withdraw] = useWithdrawInvoiceMutation();
  const [refused, setRefused] = useState<RefusedInvoice>();
  const confirm = async () => {
    const { error } = await withdraw(invoice.id);
    if (error) return setRefused(invoiceRefusalOf(error));
    dispatch(toastShown({ type: 'success', text: { plain: t('invoices.withdrawn') } }));
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('invoices.withdraw.title')}
      onClose={onClose}
      cancelText={t('invoices.withdraw.keep')}
      confirm={{ text: t('invoices.action.withdraw'), danger: true, onConfirm: confirm }}
    >
      <div className={styles.form}>
        <p>{t('invoices.withdraw.text')}</p>
        {refused && <Banner kind="error" text={invoiceRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}
