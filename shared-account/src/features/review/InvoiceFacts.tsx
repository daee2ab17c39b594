import { useLanguage } from '@tracking-console/app-kit';
import { fieldsOf } from '@tracking-console/contract/orders/invoiceRules';
import { CopyButton, KeyValueList } from '@tracking-console/ui';
import { DateTime, formatMoney, regionName, Section } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { InvoiceStatusBadge } from '../../components/invoiceColumns.tsx';
import invoices from '../../components/invoices.module.css';
import styles from '../../components/transfers.module.css';
import type { ReviewedInvoiceWithDecisions } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';

const DETAILS = ['title', 'taxNo', 'address', 'phone', 'bank', 'bankAccount'] as const;

/** The full content of an invoice, issued or requested, and the staff's decisions about it. */
export function InvoiceFacts({ invoice }: { invoice: ReviewedInvoiceWithDecisions }) {
  const t = useText();
  const language = useLanguage();
  const { kind, corrects, amount, currency, country, orderNos, decisions } = invoice;
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  const copied = (value: string, label: string) => (
    <>
      {value} <CopyButton value={value} label={label} />
    </>
  );
  const kindText = t(`invoices.kind.${kind}`);
  const shown = fieldsOf(invoice);
  const details = DETAILS.flatMap((field) => {
    const label = t(`invoices.field.${field === 'taxNo' && kind === 'International' ? 'vatNo' : field}`);
    return shown.includes(field) && invoice[field] ? [fact(field, label, copied(invoice[field], label))] : [];
  });
  return (
    <div className={styles.detail}>
      <KeyValueList
        items={[
          fact('status', t('column.status'), <InvoiceStatusBadge status={invoice.status} />),
          ...(invoice.invoiceNo ? [fact('number', t('column.invoiceNo'), invoice.invoiceNo)] : []),
          fact('customer', t('review.customer'), invoice.customer),
          fact('applied', t('column.applied'), <DateTime iso={invoice.applyTime} />),
          fact(
            'kind',
            t('column.kind'),
            corrects ? `${kindText} · ${t('invoices.corrects', { number: corrects })}` : kindText,
          ),
          fact('amount', t('column.amount'), <b>{formatMoney(amount, currency, language)}</b>),
          ...details,
          ...(country ? [fact('country', t('invoices.field.country'), regionName(country, language))] : []),
          fact('email', t('userinfo.email'), invoice.email),
          ...(invoice.note ? [fact('note', t('column.note'), invoice.note)] : []),
          fact(
            'orders',
            t('column.orders'),
            <ul className={invoices.orders}>
              {orderNos.map((number) => (
                <li key={number} className={styles.number}>
                  {number}
                </li>
              ))}
            </ul>,
          ),
        ]}
      />
      {decisions.length > 0 && (
        <Section title={t('history.title')}>
          <ol className={styles.events}>
            {decisions.map(({ time, status, reason, by }) => (
              <li key={time}>
                <InvoiceStatusBadge status={status} />{' '}
                <span className={styles.quiet}>
                  <DateTime iso={time} /> · {by}
                </span>
                {reason && <p className={styles.quiet}>{reason}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
