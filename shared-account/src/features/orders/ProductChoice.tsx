import { useLanguage } from '@tracking-console/app-kit';
import type { Currency } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { formatNumber } from '@tracking-console/ui';
import { formatMoney } from '@tracking-console/ui/later';
import type { Product } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

interface ProductChoiceProps {
  app: Identity;
  products: readonly Product[];
  currency: Currency;
  chosen: string | undefined;
  onChoose: (productId: string) => void;
}

/** One of the products, each with its price in a currency. */
export function ProductChoice({ app, products, currency, chosen, onChoose }: ProductChoiceProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('column.product')}</legend>
      {products.map(({ productId, name, quota, days, prices: { [currency]: price } }) => (
        <label key={productId} className={styles.choice}>
          <input type="radio" name="product" checked={productId === chosen} onChange={() => onChoose(productId)} />
          <span>
            {name}
            <small>
              {t(app === 'API' ? 'orders.buy.each' : 'orders.buy.eachBuyer', {
                quota: formatNumber(quota, language),
                days: days,
              })}
            </small>
          </span>
          <span className={styles.money}>{price === undefined ? '–' : formatMoney(price, currency, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
