import { useLanguage } from '@tracking-console/app-kit';
import type { TransferRow } from '@tracking-console/contract/offline';
import { Banner, CopyButton, KeyValueList } from '@tracking-console/ui';
import { formatMoney, useDayFormat } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';
import { Receipts } from './Receipts.tsx';
import { TransferSteps } from './transferStatus.tsx';
import styles from './transfers.module.css';

interface TransferFactsProps {
  transfer: TransferRow;
  /** Who it is of, for those who are not it. */
  customer?: string;
  children?: ReactNode;
}

/** A transfer as it was submitted, and how far it has come. */
export function TransferFacts({ transfer, customer, children }: TransferFactsProps) {
  const t = useText();
  const language = useLanguage();
  const day = useDayFormat()(true);
  const { OrderNo, Currency, OrderAmount, Amount, Payer, Status } = transfer;
  const money = (amount: number) => formatMoney(amount, Currency, language);
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  const copied = (value: string, label: string) => (
    <>
      {value} <CopyButton value={value} label={label} />
    </>
  );
  return (
    <div className={styles.detail}>
      <TransferSteps status={Status} />
      {transfer.ReviewNote && (
        <Banner
          kind="error"
          text={
            <>
              <b>{t('offline.reason')}:</b> {transfer.ReviewNote}
            </>
          }
        />
      )}
      <KeyValueList
        items={[
          ...(customer ? [fact('customer', t('review.customer'), customer)] : []),
          fact('order', t('column.orderNo'), copied(OrderNo, t('column.orderNo'))),
          fact('product', t('column.product'), transfer.ProductName),
          fact('total', t('offline.orderTotal'), money(OrderAmount)),
          ...(Amount === null
            ? []
            : [
                fact(
                  'amount',
                  t('offline.transferred'),
                  Amount === OrderAmount ? money(Amount) : <b>{money(Amount)}</b>,
                ),
                fact('payer', t('column.payer'), Payer),
                fact('bank', t('offline.bank'), `${transfer.Bank} · …${transfer.AccountTail}`),
                fact(
                  'date',
                  t('column.transferDate'),
                  transfer.TransferDate && day.format(new Date(transfer.TransferDate)),
                ),
                fact('reference', t('column.reference'), copied(transfer.Reference, t('column.reference'))),
                fact('note', t('column.note'), transfer.Note),
              ]),
        ]}
      />
      {Amount !== null && <Receipts receipts={transfer.Receipts} size={120} />}
      {children}
    </div>
  );
}
