import { useLanguage, useRequestIds } from '@tracking-console/app-kit';
import { CURRENCIES, type Currency } from '@tracking-console/contract/orders/orderConstants';
import { minimumAmount, topUpFor } from '@tracking-console/contract/orders/topUpFor';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Banner, FormField, formatNumber, KeyValueList, Skeleton } from '@tracking-console/ui';
import { Dialog, formatMoney, Select, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import { useProductsQuery } from '../../model/orderQueries.ts';
import type { Products } from '../../model/orders.ts';
import { useCreateTransferOrderMutation } from '../../model/transferQueries.ts';
import type { Transfer } from '../../model/transfers.ts';
import { useText } from '../../useText.ts';
import styles from './offline.module.css';
import { readAmount, writeAmount } from './transferForm.ts';

interface NewAmountDialogProps {
  app: Identity;
  /** With the amount that will be transferred. */
  onOrdered: (transfer: Transfer, amount: number) => void;
  onClose: () => void;
}

/** Places the top-up order an amount buys, so that its transfer has a reference. */
export function NewAmountDialog({ app, onOrdered, onClose }: NewAmountDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { currentData: list, isError, refetch } = useProductsQuery(app);
  const [createOrder] = useCreateTransferOrderMutation();
  const requestIds = useRequestIds();
  const [wanted, setCurrency] = useState<Currency>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<OrderRefusal>();
  const currencies = list ? CURRENCIES.filter((one) => isTransferable(list, one)) : [];
  const isOffered = currencies.length > 0;
  const currency = wanted ?? currencies[0] ?? 'USD';
  const offered = list ? topUpsOf(list, currency) : [];
  const rules = { discounts: list?.discounts ?? [], taxRate: list?.taxRate ?? 0 };
  const minimum = minimumAmount(offered, rules) ?? 0;
  const amount = readAmount(text, currency);
  const chosen = amount === undefined ? undefined : topUpFor(amount, offered, rules);
  const money = (value: number) => formatMoney(value, currency, language);
  const fault =
    amount === undefined
      ? t('offline.wrong.amount', { example: writeAmount(minimum, currency, language) })
      : !chosen && t('offline.wrong.minimum', { amount: money(minimum) });

  const confirm = async () => {
    setChecked(true);
    if (amount === undefined || !chosen) return;
    const order = { app, currency, amount };
    const { data, error } = await createOrder({ ...order, requestId: requestIds.idOf(order) });
    if (data) onOrdered(data, amount);
    else setRefused(orderRefusalOf(error));
  };

  return (
    <Dialog
      open
      size="md"
      title={t('offline.newAmount')}
      onClose={onClose}
      confirm={{ text: t('orders.buy.place'), disabled: !isOffered, onConfirm: confirm }}
    >
      {!list && (isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={3} />)}
      {list && !isOffered && <Banner kind="info" text={t('offline.noAccounts')} />}
      {list && isOffered && (
        <div className={styles.form}>
          <p className={styles.quiet}>{t('offline.newAmount.text')}</p>
          <div className={styles.pair}>
            <FormField
              label={t('column.amount')}
              hint={t('offline.newAmount.minimum', { amount: money(minimum) })}
              error={isChecked && fault}
              required
            >
              <TextField
                value={text}
                onChange={(event) => setText(event.target.value)}
                onBlur={() => setChecked(text !== '')}
                maxLength={12}
                inputMode="decimal"
                autoComplete="off"
              />
            </FormField>
            <FormField label={t('column.currency')}>
              <Select
                value={currency}
                options={currencies.map((name) => ({ value: name, label: name }))}
                onValueChange={(name) => setCurrency(name as Currency)}
              />
            </FormField>
          </div>
          {amount !== undefined && chosen && (
            <Purchase {...chosen} name={nameOf(list, chosen.id)} transferred={amount} currency={currency} />
          )}
          {refused && <Banner kind="error" text={orderRefusalText(t, refused, { minimum: money(minimum) })} />}
        </div>
      )}
    </Dialog>
  );
}

interface PurchaseProps {
  name: string;
  quantity: number;
  quota: number;
  /** The cost of an amount. */
  amount: number;
  transferred: number;
  currency: Currency;
}

/** What an amount buys, and the rest of it. */
function Purchase({ name, quantity, quota, amount, transferred, currency }: PurchaseProps) {
  const t = useText();
  const language = useLanguage();
  const money = (value: number) => formatMoney(value, currency, language);
  return (
    <div aria-live="polite" className={styles.form}>
      <KeyValueList
        items={[
          { key: 'product', label: t('column.product'), value: `${name} × ${quantity}` },
          { key: 'quota', label: t('column.quota'), value: formatNumber(quota, language) },
          { key: 'total', label: t('orders.total'), value: money(amount) },
        ]}
      />
      {amount < transferred && (
        <Banner
          kind="warning"
          text={t('offline.newAmount.rest', { rest: money(transferred - amount), amount: money(amount) })}
        />
      )}
    </div>
  );
}

const topUpsOf = ({ products }: Products, currency: Currency) =>
  products.flatMap(({ productId: id, type, quota, prices: { [currency]: unitPrice } }) =>
    type === 'TopUp' && unitPrice !== undefined ? [{ id, quota, unitPrice }] : [],
  );

const isTransferable = (list: Products, currency: Currency) =>
  topUpsOf(list, currency).length > 0 && Boolean(list.methods[currency]?.includes('offline'));

const nameOf = ({ products }: Products, id: string) => products.find(({ productId }) => productId === id)?.name ?? id;
