import { icons, MenuButton } from '@tracking-console/ui/later';
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
    <MenuButton
      label={`${t('column.actions')}: ${invoice.invoiceNo ?? invoice.title}`}
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      icon={<icons.Ellipsis size={16} />}
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
