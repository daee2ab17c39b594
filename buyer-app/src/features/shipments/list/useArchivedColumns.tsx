import type { Column } from '@tracking-console/ui';
import { useMemo } from 'react';
import { useText } from '../../../useText.ts';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { type CarrierNames, useCarrierNames } from '../useCarrierNames.ts';
import { DaysCell, LastEventCell, NumberCell, NumberTools, RouteCell, TextCell, TimeCell } from './cells.tsx';
import { ARCHIVED_LOOK, type ArchivedColumn } from './look/listLook.ts';
import { RemarkCell } from './RemarkCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import { TagCell } from './TagCell.tsx';

type Shown = Omit<Column<Shipment>, 'key' | 'title'>;

const columnsOf = (nameOf: CarrierNames): Record<ArchivedColumn, Shown> => ({
  tag: { width: '2.5rem', titleHidden: true, cell: (shipment) => <TagCell shipment={shipment} /> },
  remark: { cell: (shipment) => <RemarkCell shipment={shipment} /> },
  route: { priority: 3, cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} /> },
  status: { sortable: true, cell: (shipment) => <ShipmentStatus {...shipment} /> },
  delivered: { priority: 3, cell: ({ deliveredTime }) => <TimeCell iso={deliveredTime} /> },
  archived: { cell: ({ archivedTime }) => <TimeCell iso={archivedTime} /> },
  days: { priority: 3, align: 'end', sortable: true, cell: (shipment) => <DaysCell shipment={shipment} /> },
  event: { cell: (shipment) => <LastEventCell shipment={shipment} /> },
  added: { sortable: true, cell: ({ addedTime }) => <TimeCell iso={addedTime} /> },
  orderNo: { cell: ({ order }) => <TextCell text={order.number} /> },
  shop: { cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

/** Columns somebody has chosen are shown at every width of a table, which then scrolls sideways. */
const CHOSEN = 2 as const;

/** PG-3 */
export function useArchivedColumns(shown: readonly ArchivedColumn[]): Column<Shipment>[] {
  const say = useText();
  const nameOf = useCarrierNames();
  const columns = useMemo(() => columnsOf(nameOf), [nameOf]);
  const isChosen = shown.join() !== ARCHIVED_LOOK.initial.columns.join();
  return useMemo(
    () => [
      {
        key: 'number',
        title: say('shipments.column.number'),
        primary: true,
        cell: (shipment) => <NumberCell shipment={shipment} />,
        aside: (shipment) => <NumberTools shipment={shipment} />,
      },
      ...ARCHIVED_LOOK.columns
        .filter((key) => shown.includes(key))
        .map((key) => ({
          key,
          title: say(key === 'status' ? 'shipments.column.finalStatus' : `shipments.column.${key}`),
          ...columns[key],
          ...(isChosen && { priority: CHOSEN }),
        })),
      {
        key: 'menu',
        title: say('shipments.column.menu'),
        priority: 1,
        align: 'end',
        width: '3rem',
        cell: (shipment) => <RowMenu shipment={shipment} />,
      },
    ],
    [say, shown, columns, isChosen],
  );
}
