import type { EmptyStateProps } from '@tracking-console/ui';
import { formatMoney } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import type { PayResultState } from './usePayResult.ts';

type Shown = PayResultState | { phase: 'missing' };
interface Words extends Pick<EmptyStateProps, 'kind' | 'title' | 'text'> {
  mark?: 'done' | 'waiting';
}

/** The page's texts about a payment. */
export function payWords(shown: Shown, order: string, { t, language }: { t: Text; language: string }): Words {
  switch (shown.phase) {
    case 'missing':
      return { kind: 'noMatch', title: t('pay.missing.title'), text: t('pay.unknown.text') };
    case 'unknown':
      return { kind: 'noMatch', title: t('pay.unknown.title', { order }), text: t('pay.unknown.text') };
    case 'unreachable':
      return { kind: 'error', title: t('pay.unreachable.title'), text: t('pay.unreachable.text') };
    case 'paid': {
      const { amount, currency, productName } = shown.order;
      const values = { order, amount: formatMoney(amount, currency, language), product: productName };
      return { kind: 'nothing', mark: 'done', title: t('pay.success.title'), text: t('pay.success.text', values) };
    }
    case 'failed':
    case 'closed':
      return { kind: 'error', title: t(`pay.${shown.phase}.title`), text: t(`pay.${shown.phase}.text`) };
    case 'late':
      return { kind: 'nothing', mark: 'waiting', title: t('pay.late.title'), text: t('pay.late.text') };
    case 'pending':
    case 'loading':
      return { kind: 'nothing', mark: 'waiting', title: t('pay.pending.title'), text: t('pay.pending.text') };
  }
}
