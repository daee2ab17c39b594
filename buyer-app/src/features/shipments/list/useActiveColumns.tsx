import type { Column } from '@tracking-console/ui';
import { useMemo } from 'react';
import { useText } from '../../../useText.ts';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { type CarrierNames, useCarrierNames } from '../useCarrierNames.ts';
import {
  DaysCell,
  EstimateCell,
  LastEventCell,
  NumberCell,
  NumberTools,
  RouteCell,
  TextCell,
  TimeCell,
  UpdatedCell,
} from './cells.tsx';
import { ACTIVE_LOOK, type ActiveColumn } from './look/listLook.ts';
import { RemarkCell } from './RemarkCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import { TagCell } from './TagCell.tsx';

type Shown = Omit<Column<Shipment>, 'key' | 'title'>;

// Widths that stand side by side at 1280 px; a badge or a long word may take more.
const columnsOf = (nameOf: CarrierNames): Record<ActiveColumn, Shown> => ({
  tag: { width: '2.25rem', priority: 3, cell: (shipment) => <TagCell shipment={shipment} /> },
  remark: { width: '6.25rem', cell: (shipment) => <RemarkCell shipment={shipment} /> },
  route: { width: '6.25rem', priority: 3, cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} /> },
  status: { width: '8.75rem', sortable: true, cell: (shipment) => <ShipmentStatus {...shipment} /> },
  event: { width: '8.5rem', priority: 3, cell: (shipment) => <LastEventCell shipment={shipment} /> },
  updated: { width: '6rem', sortable: true, cell: (shipment) => <UpdatedCell shipment={shipment} /> },
  days: {
    width: '3.75rem',
    priority: 3,
    align: 'end',
    sortable: true,
    cell: (shipment) => <DaysCell shipment={shipment} />,
  },
  estimate: { width: '7rem', priority: 5, cell: (shipment) => <EstimateCell shipment={shipment} /> },
  added: { width: '6.5rem', priority: 5, sortable: true, cell: ({ addedTime }) => <TimeCell iso={addedTime} /> },
  orderNo: { width: '8rem', cell: ({ order }) => <TextCell text={order.number} /> },
  shop: { width: '8rem', cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { width: '9rem', cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { width: '5rem', align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

/** Columns somebody has chosen are shown at every width of a table, which then scrolls sideways. */
const CHOSEN = 2 as const;

/** PG-2b */
export function useActiveColumns(shown: readonly ActiveColumn[]): Column<Shipment>[] {
  const say = useText();
  const nameOf = useCarrierNames();
  const columns = useMemo(() => columnsOf(nameOf), [nameOf]);
  const isChosen = shown.join() !== ACTIVE_LOOK.initial.columns.join();
  return useMemo(
    () => [
      {
        key: 'number',
        title: say('shipments.column.number'),
        primary: true,
        width: '11.5rem',
        cell: (shipment) => <NumberCell shipment={shipment} />,
        aside: (shipment) => <NumberTools shipment={shipment} />,
      },
      ...ACTIVE_LOOK.columns
        .filter((key) => shown.includes(key))
        .map((key) => ({
          key,
          title: say(`shipments.column.${key}`),
          ...(key === 'tag' && { titleHidden: true }),
          ...columns[key],
          ...(isChosen && { priority: CHOSEN }),
        })),
      {
        key: 'menu',
        title: say('shipments.column.menu'),
        titleHidden: true,
        priority: 1,
        align: 'end',
        width: '3rem',
        cell: (shipment) => <RowMenu shipment={shipment} />,
      },
    ],
    [say, shown, columns, isChosen],
  );
}
