import type { Column } from '@tracking-console/ui';
import { useMemo } from 'react';
import { useText } from '../../../useText.ts';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { DaysCell, LastEventCell, NumberCell, NumberTools, RouteCell, UpdatedCell } from './cells.tsx';
import { RemarkCell } from './RemarkCell.tsx';
import { RowMenu } from './RowMenu.tsx';

/** PG-2b */
export function useActiveColumns(): Column<Shipment>[] {
  const say = useText();
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
        priority: 4,
        cell: (shipment) => <RouteCell shipment={shipment} />,
      },
      {
        key: 'status',
        title: say('shipments.column.status'),
        sortable: true,
        cell: (shipment) => <ShipmentStatus {...shipment} />,
      },
      {
        key: 'event',
        title: say('shipments.column.event'),
        priority: 3,
        cell: (shipment) => <LastEventCell shipment={shipment} />,
      },
      {
        key: 'updated',
        title: say('shipments.column.updated'),
        sortable: true,
        cell: (shipment) => <UpdatedCell shipment={shipment} />,
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
    [say],
  );
}
