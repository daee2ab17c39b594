import { useLanguage } from '@tracking-console/app-kit';
import { Banner, CopyButton, KeyValueList } from '@tracking-console/ui';
import { formatMoney, useDayFormat } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import type { Transfer } from '../model/transfers.ts';
import { useText } from '../useText.ts';
import { Receipts } from './Receipts.tsx';
import { TransferSteps } from './transferStatus.tsx';
import styles from './transfers.module.css';

interface TransferFactsProps {
  transfer: Transfer;
  /** The customer's name, shown to the staff. */
  customer?: string;
  children?: ReactNode;
}

/** A transfer as it was submitted, and its status. */
export function TransferFacts({ transfer, customer, children }: TransferFactsProps) {
  const t = useText();
  const language = useLanguage();
  const day = useDayFormat()(true);
  const { orderNo, currency, orderAmount, amount, payer, status } = transfer;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  const copied = (value: string, label: string) => (
    <>
      {value} <CopyButton value={value} label={label} />
    </>
  );
  return (
    <div className={styles.detail}>
      <TransferSteps status={status} />
      {transfer.reviewNote && (
        <Banner
          kind="error"
          text={
            <>
              <b>{t('column.rejectReason')}:</b> {transfer.reviewNote}
            </>
          }
        />
      )}
      <KeyValueList
        items={[
          ...(customer ? [fact('customer', t('review.customer'), customer)] : []),
          fact('order', t('column.orderNo'), copied(orderNo, t('column.orderNo'))),
          fact('product', t('column.product'), transfer.productName),
          fact('total', t('offline.orderTotal'), money(orderAmount)),
          ...(amount === null
            ? []
            : [
                fact(
                  'amount',
                  t('offline.transferred'),
                  amount === orderAmount ? money(amount) : <b>{money(amount)}</b>,
                ),
                fact('payer', t('column.payer'), payer),
                fact('bank', t('offline.bank'), `${transfer.bank} · …${transfer.accountTail}`),
                fact(
                  'date',
                  t('column.transferDate'),
                  transfer.transferDate && day.format(new Date(transfer.transferDate)),
                ),
                fact('reference', t('column.reference'), copied(transfer.reference, t('column.reference'))),
                fact('note', t('column.note'), transfer.note),
              ]),
        ]}
      />
      {amount !== null && <Receipts receipts={transfer.receipts} size={120} />}
      {children}
    </div>
  );
}
