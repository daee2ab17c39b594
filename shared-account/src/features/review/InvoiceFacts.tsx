import { useLanguage } from '@tracking-console/app-kit';
import { fieldsOf } from '@tracking-console/contract/invoiceRules';
import type { InvoiceReviewDetail } from '@tracking-console/contract/invoices';
import { CopyButton, KeyValueList } from '@tracking-console/ui';
import { DateTime, formatMoney, regionName, Section } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { InvoiceStatusBadge } from '../../components/invoiceColumns.tsx';
import invoices from '../../components/invoices.module.css';
import styles from '../../components/transfers.module.css';
import { useText } from '../../useText.ts';

const DETAILS = ['Title', 'TaxNo', 'Address', 'Phone', 'Bank', 'BankAccount'] as const;

/** All that an invoice says or will say, and what the staff decided about it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceReviewDetail }) {
  const t = useText();
  const language = useLanguage();
  const { Kind, Corrects, Amount, Currency, Country, OrderNos, Decisions } = invoice;
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  const copied = (value: string, label: string) => (
    <>
      {value} <CopyButton value={value} label={label} />
    </>
  );
  const kind = t(`invoices.kind.${Kind}`);
  const shown = fieldsOf(invoice);
  const details = DETAILS.flatMap((field) => {
    const label = t(`invoices.field.${field === 'TaxNo' && Kind === 'International' ? 'VatNo' : field}`);
    return shown.includes(field) && invoice[field] ? [fact(field, label, copied(invoice[field], label))] : [];
  });
  return (
    <div className={styles.detail}>
      <KeyValueList
        items={[
          fact('status', t('column.status'), <InvoiceStatusBadge status={invoice.Status} />),
          ...(invoice.InvoiceNo ? [fact('number', t('column.invoiceNo'), invoice.InvoiceNo)] : []),
          fact('customer', t('review.customer'), invoice.Customer),
          fact('applied', t('column.applied'), <DateTime iso={invoice.ApplyTime} />),
          fact('kind', t('column.kind'), Corrects ? `${kind} · ${t('invoices.corrects', { number: Corrects })}` : kind),
          fact('amount', t('column.amount'), <b>{formatMoney(Amount, Currency, language)}</b>),
          ...details,
          ...(Country ? [fact('country', t('invoices.field.Country'), regionName(Country, language))] : []),
          fact('email', t('userinfo.email'), invoice.Email),
          ...(invoice.Note ? [fact('note', t('column.note'), invoice.Note)] : []),
          fact(
            'orders',
            t('column.orders'),
            <ul className={invoices.orders}>
              {OrderNos.map((number) => (
                <li key={number} className={styles.number}>
                  {number}
                </li>
              ))}
            </ul>,
          ),
        ]}
      />
      {Decisions.length > 0 && (
        <Section title={t('orders.detail.history')}>
          <ol className={styles.events}>
            {Decisions.map(({ Time, Status, Reason, By }) => (
              <li key={Time}>
                <InvoiceStatusBadge status={Status} />{' '}
                <span className={styles.quiet}>
                  <DateTime iso={Time} /> · {By}
                </span>
                {Reason && <p className={styles.quiet}>{Reason}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
