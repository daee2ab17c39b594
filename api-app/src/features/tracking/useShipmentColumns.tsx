import { useCarrierNames, useTextOr } from '@tracking-console/app-kit';
import { menuColumn } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import type { Column } from '@tracking-console/ui/later';
import { useEventWords } from '../../components/useEventWords.ts';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import type { Action } from './actions.ts';
import { shipmentName } from './listAddress.ts';
import { ShipmentMenu } from './ShipmentMenu.tsx';
import { type ColumnName, type ColumnWords, shipmentColumns } from './shipmentColumns.tsx';

type MenuOf = (row: TrackListRow) => { onAsk: (action: Action) => void; onCopyCurl: () => void };

/** The shown columns, and the menu of each row. */
export function useShipmentColumns(
  shown: readonly ColumnName[],
  hrefOf: (shipment: string) => string,
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
  const menu = menuColumn<TrackListRow>(t('column.actions'), (row) => (
    <ShipmentMenu row={row} href={hrefOf(shipmentName(row))} {...menuOf(row)} />
  ));
  return { columns: [...shipmentColumns(words, shown), { ...menu, width: '2.5rem' }], words };
}
