import { RowMenu } from '@tracking-console/app-kit/later';
import { icons } from '@tracking-console/ui/later';
import type { Invoice } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import { type InvoiceActionName, type InvoiceActions, invoiceActionsOf } from './useInvoiceActions.ts';

const ICONS = {
  download: icons.Download,
  resend: icons.RotateCcw,
  correct: icons.Pencil,
  withdraw: icons.CircleX,
  again: icons.Receipt,
} as const satisfies Record<InvoiceActionName, unknown>;

export function InvoiceMenu({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useText();
  const offered = invoiceActionsOf(invoice);
  if (offered.length === 0) return null;
  return (
    <RowMenu
      label={`${t('column.actions')}: ${invoice.invoiceNo ?? invoice.title}`}
      items={() =>
        offered.map((action) => {
          const Icon = ICONS[action];
          return {
            key: action,
            label: t(`invoices.action.${action}`),
            icon: <Icon size={15} />,
            danger: action === 'withdraw',
            onSelect: () => actions(invoice, action),
          };
        })
      }
    />
  );
}
