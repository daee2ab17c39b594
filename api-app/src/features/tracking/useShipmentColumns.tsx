import { useCarrierNames, useTextOr } from '@tracking-console/app-kit';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import type { Column } from '@tracking-console/ui/later';
import { useEventWords } from '../../components/useEventWords.ts';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import type { Action } from './actions.ts';
import { ShipmentMenu } from './ShipmentMenu.tsx';
import { type ColumnName, type ColumnWords, shipmentColumns } from './shipmentColumns.tsx';

type MenuOf = (row: TrackListRow) => { onAsk: (action: Action) => void; onCopyCurl: () => void };

/** The shown columns, and the menu of each row. */
export function useShipmentColumns(
  shown: readonly ColumnName[],
  hrefOf: (row: TrackListRow) => string,
  menuOf: MenuOf,
): { columns: Column<TrackListRow>[]; words: ColumnWords } {
  const t = useText();
  const words = {
    t,
    textOr: useTextOr(),
    status: useStatusWords(),
    carrier: useCarrierNames(),
    event: useEventWords(),
  };
  const menu: Column<TrackListRow> = {
    key: 'menu',
    title: t('column.actions'),
    titleHidden: true,
    align: 'end',
    priority: 1,
    sticky: true,
    width: '2.5rem',
    cell: (row) => <ShipmentMenu row={row} href={hrefOf(row)} {...menuOf(row)} />,
  };
  return { columns: [...shipmentColumns(words, shown), menu], words };
}
