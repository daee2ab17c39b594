import { useRequestIds } from '@tracking-console/app-kit';
import {
  CURRENCIES,
  type Currency,
  MAX_QUANTITY,
  type OrderType,
  type PayMethod,
} from '@tracking-console/contract/orders/orderConstants';
import { orderPrice } from '@tracking-console/contract/orders/orderPrice';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Banner, FormField, Skeleton } from '@tracking-console/ui';
import { Dialog, NumberField, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { type OrderRefusal, orderRefusalOf } from '../../model/orderCalls.ts';
import type { Checkout } from '../../model/orderQueries.ts';
import { useCreateOrderMutation, useProductsQuery } from '../../model/orderQueries.ts';
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
export function BuyDialog({ app, type, onOrdered, onClose }: BuyDialogProps) {
  const t = useText();
  const { currentData: list, isError, refetch } = useProductsQuery(app);
  const [createOrder] = useCreateOrderMutation();
  const requestIds = useRequestIds();
  const [wantedId, setProductId] = useState<string>();
  const [currency, setCurrency] = useState<Currency>('USD');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [wantedMethod, setMethod] = useState<PayMethod>('card');
  const [refused, setRefused] = useState<OrderRefusal>();
  const products = list?.products.filter((product) => product.type === type) ?? [];
  const product = products.find(({ productId }) => productId === wantedId) ?? products[0];
  const methods = list?.methods[currency] ?? [];
  // The chosen way to pay may not exist in another currency.
  const method = methods.includes(wantedMethod) ? wantedMethod : methods[0];
  const isWhole = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  const unitPrice = product?.prices[currency];
  const isComplete = isWhole && product !== undefined && unitPrice !== undefined && method !== undefined;

  const confirm = async () => {
    if (!isComplete) return;
    const order = { productId: product.productId, quantity, currency, payMethod: method };
    const { data, error } = await createOrder({ ...order, requestId: requestIds.idOf(order) });
    if (data) onOrdered(data);
    else setRefused(orderRefusalOf(error));
  };

  return (
    <Dialog
      open
      size="md"
      title={t(type === 'Plan' ? 'orders.buyPlan' : 'orders.topUp')}
      onClose={onClose}
      confirm={{
        text: t(method === 'offline' ? 'orders.buy.place' : 'orders.buy.confirm'),
        disabled: !isComplete,
        onConfirm: confirm,
      }}
    >
      {!list && (isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />)}
      {list && (
        <div className={styles.form}>
          <ProductChoice {...{ app, products, currency }} chosen={product?.productId} onChoose={setProductId} />
          <div className={styles.pair}>
            <FormField
              label={t('column.quantity')}
              error={!isWhole && t('orders.buy.wrongQuantity', { max: MAX_QUANTITY })}
            >
              <NumberField value={quantity} onValueChange={setQuantity} />
            </FormField>
            <FormField label={t('column.currency')}>
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
      )}
    </Dialog>
  );
}
