import { useLanguage } from '@tracking-console/app-kit';
import { formatMoney } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

interface OrderSumProps {
  currency: string;
  /** In the currency's smallest unit. */
  unitPrice: number;
  quantity: number;
  discount: number;
  tax: number;
  amount: number;
}

/** The cost of an order, line by line. */
export function OrderSum({ currency, unitPrice, quantity, discount, tax, amount }: OrderSumProps) {
  const t = useText();
  const language = useLanguage();
  const money = (value: number) => formatMoney(value, currency, language);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{quantity > 1 ? `${t('orders.price')} × ${quantity}` : t('orders.price')}</dt>
        <dd>{money(unitPrice * quantity)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('column.discount')}</dt>
          <dd>{money(-discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('column.tax')}</dt>
        <dd>{money(tax)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('orders.total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </dl>
  );
}
