import { useLanguage } from '@tracking-console/app-kit';
import type { Currency } from '@tracking-console/contract/orderConstants';
import type { Product } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { formatNumber } from '@tracking-console/ui';
import { formatMoney } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

interface ProductChoiceProps {
  app: Identity;
  products: readonly Product[];
  currency: Currency;
  chosen: string;
  onChoose: (productId: string) => void;
}

/** One of the products, each with its price in a currency. */
export function ProductChoice({ app, products, currency, chosen, onChoose }: ProductChoiceProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('column.product')}</legend>
      {products.map(({ ProductId, Name, Quota, Days, Prices: { [currency]: price } }) => (
        <label key={ProductId} className={styles.choice}>
          <input type="radio" name="product" checked={ProductId === chosen} onChange={() => onChoose(ProductId)} />
          <span>
            {Name}
            <small>
              {t(app === 'API' ? 'orders.buy.each' : 'orders.buy.eachBuyer', {
                quota: formatNumber(Quota, language),
                days: Days,
              })}
            </small>
          </span>
          <span className={styles.money}>{price === undefined ? '–' : formatMoney(price, currency, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
