import { useRequestIds } from '@tracking-console/app-kit';
import {
  CURRENCIES,
  type Currency,
  MAX_QUANTITY,
  type OrderType,
  type PayMethod,
} from '@tracking-console/contract/orderConstants';
import { orderPrice } from '@tracking-console/contract/orderPrice';
import type { Identity } from '@tracking-console/contract/statuses';
import { Banner, FormField, Skeleton } from '@tracking-console/ui';
import { Dialog, NumberField, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import type { Checkout } from '../../model/orderQueries.ts';
import { useCreateOrderMutation, useProductsQuery } from '../../model/orderQueries.ts';
import type { Products } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { OrderSum } from './OrderSum.tsx';
import styles from './orders.module.css';
import { ProductChoice } from './ProductChoice.tsx';

interface BuyDialogProps {
  app: Identity;
  type: OrderType;
  onOrdered: (checkout: Checkout) => void;
  onClose: () => void;
}

/** From the choice of a product to the payment page. */
export function BuyDialog(props: BuyDialogProps) {
  const t = useText();
  const { currentData: list, isError, refetch } = useProductsQuery(props.app);
  const title = t(props.type === 'Plan' ? 'orders.buyPlan' : 'orders.topUp');
  if (list) return <Choice {...props} title={title} list={list} />;
  return (
    <Dialog open size="md" title={title} onClose={props.onClose}>
      {isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />}
    </Dialog>
  );
}

function Choice({ app, type, title, list, onOrdered, onClose }: BuyDialogProps & { title: string; list: Products }) {
  const t = useText();
  const [createOrder] = useCreateOrderMutation();
  const products = list.products.filter((product) => product.type === type);
  const requestIds = useRequestIds();
  const [productId, setProductId] = useState(products[0]?.productId ?? '');
  const [currency, setCurrency] = useState<Currency>('USD');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [wanted, setMethod] = useState<PayMethod>('card');
  const [refused, setRefused] = useState<OrderRefusal>();
  const methods = list.methods[currency] ?? [];
  // Another currency may not be paid the way that was chosen.
  const method = methods.includes(wanted) ? wanted : methods[0];
  const product = products.find((one) => one.productId === productId);
  const isWhole = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  const unitPrice = product?.prices[currency];
  const isComplete = isWhole && unitPrice !== undefined && method !== undefined;

  const confirm = async () => {
    if (!isComplete) return;
    const order = { productId, quantity, currency, payMethod: method };
    const { data, error } = await createOrder({ ...order, requestId: requestIds.idOf(order) });
    if (data) onOrdered(data);
    else setRefused(orderRefusalOf(error));
  };

  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      confirm={{
        text: t(method === 'offline' ? 'orders.buy.place' : 'orders.buy.confirm'),
        disabled: !isComplete,
        onConfirm: confirm,
      }}
    >
      <div className={styles.form}>
        <ProductChoice {...{ app, products, currency }} chosen={productId} onChoose={setProductId} />
        <div className={styles.pair}>
          <FormField
            label={t('orders.buy.quantity')}
            error={!isWhole && t('orders.buy.wrongQuantity', { max: MAX_QUANTITY })}
          >
            <NumberField value={quantity} onValueChange={setQuantity} />
          </FormField>
          <FormField label={t('orders.buy.currency')}>
            <Select
              value={currency}
              options={CURRENCIES.map((name) => ({ value: name, label: name }))}
              onValueChange={(name) => setCurrency(name as Currency)}
            />
          </FormField>
        </div>
        <MethodChoice methods={methods} chosen={method} onChoose={setMethod} />
        {isComplete && (
          <OrderSum
            currency={currency}
            quantity={quantity}
            {...orderPrice({ unitPrice, quantity, discounts: list.discounts, taxRate: list.taxRate })}
          />
        )}
        {refused && <Banner kind="error" text={orderRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}
