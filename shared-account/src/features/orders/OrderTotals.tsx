import { useLanguage } from '@tracking-console/app-kit';
import { formatMoney } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

/** What the orders of a list cost, by currency. */
export function OrderTotals({ totals }: { totals: readonly { Currency: string; Amount: number }[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles.totals}>
      <span className={styles.quiet}>{t('orders.totals')}</span>
      {totals.map(({ Currency, Amount }) => (
        <span key={Currency} className={styles.money}>
          {formatMoney(Amount, Currency, language)}
        </span>
      ))}
    </div>
  );
}
