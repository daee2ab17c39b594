import { useLanguage } from '@tracking-console/app-kit';
import { formatMoney } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';

/** The sums of a list's orders, by currency. */
export function OrderTotals({ totals }: { totals: readonly { currency: string; amount: number }[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles.totals}>
      <span className={styles.quiet}>{t('orders.totals')}</span>
      {totals.map(({ currency, amount }) => (
        <span key={currency} className={styles.money}>
          {formatMoney(amount, currency, language)}
        </span>
      ))}
    </div>
  );
}
