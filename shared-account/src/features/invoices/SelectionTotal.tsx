import { useKitText, useLanguage } from '@tracking-console/app-kit';
import { MAX_INVOICE_ORDERS } from '@tracking-console/contract/orders/invoiceConstants';
import { Button, formatNumber } from '@tracking-console/ui';
import { formatMoney } from '@tracking-console/ui/later';
import type { Order } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import styles from './invoices.module.css';

interface SelectionTotalProps {
  orders: readonly Order[];
  onRequest: () => void;
  onClear: () => void;
}

/** The chosen orders, their total, and the button to invoice them. */
export function SelectionTotal({ orders, onRequest, onClear }: SelectionTotalProps) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const [first] = orders;
  if (!first) return null;
  const isMixed = orders.some(({ currency }) => currency !== first.currency);
  const isTooMuch = orders.length > MAX_INVOICE_ORDERS;
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div role="toolbar" aria-label={t('invoices.selection')} className={styles.selection}>
      <span role="status" className={styles.sum}>
        {t('invoices.selected', { count: formatNumber(orders.length, language) })}
        {' · '}
        {isMixed && t('invoices.refused.mixedOrders')}
        {isTooMuch && t('invoices.tooMany', { max: MAX_INVOICE_ORDERS })}
        {!isMixed && !isTooMuch && <b className={styles.number}>{formatMoney(total, first.currency, language)}</b>}
      </span>
      <Button size="sm" kind="text" onClick={onClear}>
        {kit('shortcuts.leave')}
      </Button>
      <Button size="sm" kind="primary" disabled={isMixed || isTooMuch} onClick={onRequest}>
        {t('orders.action.invoice')}
      </Button>
    </div>
  );
}
