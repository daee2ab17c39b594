import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { ARCHIVED_VIEW, type ArchivedColumn } from '../../model/lists/viewSettings.ts';
import { DaysCell, LastEventCell, NameCell, OrderNumberCell, RouteCell, TextCell, TimeCell } from './cells.tsx';
import type { ListColumns } from './useColumns.tsx';

const columnsOf: ListColumns<ArchivedColumn>['columnsOf'] = (nameOf) => ({
  remark: { width: 'clamp(8rem, 34cqi - 11rem, 24rem)', cell: (shipment) => <NameCell shipment={shipment} /> },
  route: {
    width: 'clamp(5.75rem, 12cqi, 14rem)',
    priority: 3,
    cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} />,
  },
  status: {
    width: 'clamp(9.75rem, 13cqi, 13rem)',
    sortable: true,
    cell: (shipment) => <ShipmentStatus {...shipment} />,
  },
  delivered: { width: '6.25rem', priority: 3, cell: ({ deliveredTime }) => <TimeCell iso={deliveredTime} /> },
  archived: { width: '6.25rem', cell: ({ archivedTime }) => <TimeCell iso={archivedTime} /> },
  days: {
    width: '3.5rem',
    priority: 3,
    align: 'end',
    sortable: true,
    cell: (shipment) => <DaysCell shipment={shipment} />,
  },
  event: { width: '16rem', cell: (shipment) => <LastEventCell shipment={shipment} /> },
  added: { width: '7rem', sortable: true, cell: ({ addedTime }) => <TimeCell iso={addedTime} /> },
  orderNo: { width: '9rem', cell: (shipment) => <OrderNumberCell shipment={shipment} /> },
  shop: { width: '8rem', cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { width: '9rem', cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { width: '5.5rem', align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

export const ARCHIVED_COLUMNS: ListColumns<ArchivedColumn> = {
  viewChoices: ARCHIVED_VIEW,
  columnsOf,
  titleOf: (name) => (name === 'status' ? 'shipments.column.finalStatus' : `shipments.column.${name}`),
};
