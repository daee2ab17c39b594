import type { Column } from '@tracking-console/ui';
import { useMemo } from 'react';
import { useText } from '../../../useText.ts';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { useCarrierNames } from '../useCarrierNames.ts';
import { DaysCell, NumberCell, NumberTools, RouteCell, TimeCell } from './cells.tsx';
import { RemarkCell } from './RemarkCell.tsx';
import { RowMenu } from './RowMenu.tsx';

/** PG-3 */
export function useArchivedColumns(): Column<Shipment>[] {
  const say = useText();
  const nameOf = useCarrierNames();
  return useMemo(
    () => [
      {
        key: 'number',
        title: say('shipments.column.number'),
        primary: true,
        cell: (shipment) => <NumberCell shipment={shipment} />,
        aside: (shipment) => <NumberTools shipment={shipment} />,
      },
      { key: 'remark', title: say('shipments.column.remark'), cell: (shipment) => <RemarkCell shipment={shipment} /> },
      {
        key: 'route',
        title: say('shipments.column.route'),
        priority: 3,
        cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} />,
      },
      {
        key: 'status',
        title: say('shipments.column.finalStatus'),
        sortable: true,
        cell: (shipment) => <ShipmentStatus {...shipment} />,
      },
      {
        key: 'delivered',
        title: say('shipments.column.delivered'),
        priority: 3,
        cell: ({ deliveredTime }) => <TimeCell iso={deliveredTime} />,
      },
      {
        key: 'archived',
        title: say('shipments.column.archived'),
        cell: ({ archivedTime }) => <TimeCell iso={archivedTime} />,
      },
      {
        key: 'days',
        title: say('shipments.column.days'),
        priority: 3,
        align: 'end',
        sortable: true,
        cell: (shipment) => <DaysCell shipment={shipment} />,
      },
      {
        key: 'menu',
        title: say('shipments.column.menu'),
        priority: 1,
        align: 'end',
        width: '3rem',
        cell: (shipment) => <RowMenu shipment={shipment} />,
      },
    ],
    [say, nameOf],
  );
}
