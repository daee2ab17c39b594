import { Glyph, icons, MenuButton, type MenuItem } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { shipmentsApi } from '../../model/shipments/shipmentsApi.ts';
import { useWrites } from '../../model/shipments/useWrites.ts';
import { type Text, useText } from '../../useText.ts';
import { RowDialog, type RowDialogName } from './RowDialog.tsx';

const selectOverview = shipmentsApi.endpoints.getOverview.select();

/** What can be done with one shipment. */
export function RowMenu({ shipment }: { shipment: Shipment }) {
  const t = useText();
  const writes = useWrites();
  // Read when the menu opens: a row that listened would be rendered with every call.
  const store = useStore<Parameters<typeof selectOverview>[0]>();
  const [dialog, setDialog] = useState<RowDialogName | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const menuContext = (): MenuContext => ({
    t,
    writes,
    open: setDialog,
    isFull: (selectOverview(store.getState()).data?.utn.inum ?? 1) <= 0,
    print: () => printRow(place.current?.closest('tr')),
  });
  return (
    <span ref={place}>
      <MenuButton
        label={t('actions.of', { number: shipment.number })}
        kind="text"
        size="sm"
        align="end"
        arrow={false}
        icon={<Glyph name="dots" />}
        items={() => itemsFor(shipment, menuContext())}
      >
        {null}
      </MenuButton>
      {dialog && <RowDialog name={dialog} shipment={shipment} onClose={() => setDialog(null)} />}
    </span>
  );
}

interface MenuContext {
  t: Text;
  writes: ReturnType<typeof useWrites>;
  open: (dialog: RowDialogName) => void;
  /** The quota has no room. */
  isFull: boolean;
  print: () => void;
}

function itemsFor(
  { id, isArchived, isStopped }: Shipment,
  { t, writes, open, isFull, print }: MenuContext,
): MenuItem[] {
  const followed: MenuItem[] = [
    {
      key: 'refresh',
      label: t('shipments.refresh.action'),
      icon: <icons.RefreshCw size={15} />,
      onSelect: () => writes.refresh(id),
    },
    {
      key: 'carrier',
      label: t('shipments.carrier.change'),
      icon: <icons.Truck size={15} />,
      onSelect: () => open('carrier'),
    },
  ];
  // A shipment that is no longer followed takes no quota.
  const isBlocked = isFull && !isStopped;
  return [
    ...(isArchived || isStopped ? [] : followed),
    {
      key: 'share',
      label: t('shipments.share.action'),
      icon: <icons.Share2 size={15} />,
      onSelect: () => open('share'),
    },
    isArchived
      ? {
          key: 'activate',
          label: isBlocked ? (
            <span>
              {t('shipments.activate.action')} <br />
              <small>{t('shipments.activate.noRoom')}</small>
            </span>
          ) : (
            t('shipments.activate.action')
          ),
          icon: <icons.ArchiveRestore size={15} />,
          disabled: isBlocked,
          onSelect: () => writes.activate(id),
        }
      : {
          key: 'archive',
          label: t('shipments.archive.action'),
          icon: <icons.Archive size={15} />,
          onSelect: () => writes.archive(id),
        },
    {
      key: 'csv',
      label: `${t('action.export')} (CSV)`,
      icon: <icons.FileText size={15} />,
      separatorBefore: true,
      onSelect: () => writes.save('csv', id),
    },
    {
      key: 'xlsx',
      label: `${t('action.export')} (Excel)`,
      icon: <icons.Columns3 size={15} />,
      onSelect: () => writes.save('xlsx', id),
    },
    {
      key: 'print',
      label: t('shipments.print.action'),
      icon: <icons.Printer size={15} />,
      onSelect: print,
    },
    {
      key: 'delete',
      label: t('tracking.delete.action'),
      icon: <icons.Trash2 size={15} />,
      danger: true,
      separatorBefore: true,
      onSelect: () => writes.remove(id),
    },
  ];
}

/** Prints the list with this row alone; the table's stylesheet leaves out the others. */
function printRow(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.dataset.printed = '';
  addEventListener('afterprint', () => delete row.dataset.printed, { once: true });
  print();
}
