import { useLanguage, useRequestIds } from '@tracking-console/app-kit';
import type { TransferRow } from '@tracking-console/contract/offline';
import { CURRENCIES, type Currency } from '@tracking-console/contract/orderConstants';
import type { ProductList } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { minimumAmount, topUpFor } from '@tracking-console/contract/topUpFor';
import { Banner, FormField, formatNumber, KeyValueList, Skeleton } from '@tracking-console/ui';
import { Dialog, formatMoney, Select, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, useOrderChange } from '../../model/useOrderChange.ts';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import styles from './offline.module.css';
import { readAmount, writeAmount } from './transferForm.ts';

interface NewAmountDialogProps {
  app: Identity;
  /** With the amount that will be transferred. */
  onOrdered: (transfer: TransferRow, amount: number) => void;
  onClose: () => void;
}

/** Places the top-up order an amount buys, so that its transfer has a reference. */
export function NewAmountDialog(props: NewAmountDialogProps) {
  const t = useText();
  const [state, refetch] = usePayData('GetProducts', { App: props.app });
  if (state.phase === 'loaded') {
    const currencies = CURRENCIES.filter((currency) => isTransferable(state.data, currency));
    const [first] = currencies;
    if (first) return <AmountForm {...props} list={state.data} currencies={currencies} first={first} />;
  }
  return (
    <Dialog open size="md" title={t('offline.newAmount')} onClose={props.onClose}>
      {state.phase === 'failed' && <FailedContent onRetry={refetch} />}
      {state.phase === 'loading' && <Skeleton kind="detail" rows={3} />}
      {state.phase === 'loaded' && <Banner kind="info" text={t('offline.noAccounts')} />}
    </Dialog>
  );
}

interface AmountFormProps extends NewAmountDialogProps {
  list: ProductList;
  currencies: readonly Currency[];
  first: Currency;
}

function AmountForm({ app, list, currencies, first, onOrdered, onClose }: AmountFormProps) {
  const t = useText();
  const language = useLanguage();
  const call = useOrderChange();
  const requestIds = useRequestIds();
  const [currency, setCurrency] = useState(first);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<OrderRefusal>();
  const offered = topUpsOf(list, currency);
  const rules = { discounts: list.Discounts, taxRate: list.TaxRate };
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
    const param = { App: app, Currency: currency, Amount: amount };
    const outcome = await call('CreateTransferOrder', { ...param, RequestId: requestIds.idOf(param) });
    if ('data' in outcome) onOrdered(outcome.data, amount);
    else if ('refused' in outcome) setRefused(outcome.refused);
  };

  return (
    <Dialog
      open
      size="md"
      title={t('offline.newAmount')}
      onClose={onClose}
      confirm={{ text: t('orders.buy.place'), onConfirm: confirm }}
    >
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
          <FormField label={t('orders.buy.currency')}>
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
    </Dialog>
  );
}

interface PurchaseProps {
  name: string;
  quantity: number;
  quota: number;
  /** What it costs. */
  amount: number;
  transferred: number;
  currency: Currency;
}

/** What an amount buys, and what is left of it. */
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

const topUpsOf = ({ Products }: ProductList, currency: Currency) =>
  Products.flatMap(({ ProductId: id, Type, Quota: quota, Prices: { [currency]: unitPrice } }) =>
    Type === 'TopUp' && unitPrice !== undefined ? [{ id, quota, unitPrice }] : [],
  );

const isTransferable = (list: ProductList, currency: Currency) =>
  topUpsOf(list, currency).length > 0 && Boolean(list.Methods[currency]?.includes('offline'));

const nameOf = ({ Products }: ProductList, id: string) =>
  Products.find(({ ProductId }) => ProductId === id)?.Name ?? id;
