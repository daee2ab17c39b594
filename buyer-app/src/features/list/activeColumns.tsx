import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { ACTIVE_VIEW, type ActiveColumn } from '../../model/lists/viewSettings.ts';
import {
  DaysCell,
  EstimateCell,
  LastEventCell,
  NameCell,
  OrderNumberCell,
  RouteCell,
  TextCell,
  TimeCell,
  UpdatedCell,
} from './cells.tsx';
import type { ListColumns } from './useColumns.tsx';

// Those of priority 2 fit into 40rem, and all of the first four leave the last event 13rem at 1440 px; it takes all that is left.
const columnsOf: ListColumns<ActiveColumn>['columnsOf'] = (nameOf) => ({
  remark: { width: 'clamp(8rem, 13cqi, 16rem)', cell: (shipment) => <NameCell shipment={shipment} /> },
  route: {
    width: 'clamp(5.75rem, 8cqi, 14rem)',
    priority: 3,
    cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} />,
  },
  status: {
    width: 'clamp(9.75rem, 13cqi, 13rem)',
    sortable: true,
    cell: (shipment) => <ShipmentStatus {...shipment} />,
  },
  event: { priority: 3, cell: (shipment) => <LastEventCell shipment={shipment} /> },
  updated: { width: '7rem', sortable: true, cell: (shipment) => <UpdatedCell shipment={shipment} /> },
  days: {
    width: '3.5rem',
    priority: 4,
    align: 'end',
    sortable: true,
    cell: (shipment) => <DaysCell shipment={shipment} />,
  },
  estimate: { width: '8.25rem', priority: 4, cell: (shipment) => <EstimateCell shipment={shipment} /> },
  added: { width: '6.25rem', priority: 5, sortable: true, cell: ({ addedTime }) => <TimeCell iso={addedTime} /> },
  orderNo: { width: '9rem', cell: (shipment) => <OrderNumberCell shipment={shipment} /> },
  shop: { width: '8rem', cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { width: '9rem', cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { width: '5.5rem', align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

export const ACTIVE_COLUMNS: ListColumns<ActiveColumn> = {
  viewChoices: ACTIVE_VIEW,
  columnsOf,
  titleOf: (name) => `shipments.column.${name}`,
};
