import { RemarkCell } from '../../components/RemarkCell.tsx';
import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { ACTIVE_VIEW, type ActiveColumn } from '../../model/lists/viewSettings.ts';
import {
  DaysCell,
  EstimateCell,
  LastEventCell,
  OrderNumberCell,
  RouteCell,
  TextCell,
  TimeCell,
  UpdatedCell,
} from './cells.tsx';
import { TagCell } from './TagCell.tsx';
import type { ListColumns } from './useColumns.tsx';

// Widths that stand side by side at 1280 px; a badge or a long word may take more.
const columnsOf: ListColumns<ActiveColumn>['columnsOf'] = (nameOf) => ({
  tag: { width: '2.25rem', titleHidden: true, priority: 3, cell: (shipment) => <TagCell shipment={shipment} /> },
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
  orderNo: { width: '8rem', cell: (shipment) => <OrderNumberCell shipment={shipment} /> },
  shop: { width: '8rem', cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { width: '9rem', cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { width: '5rem', align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

export const ACTIVE_COLUMNS: ListColumns<ActiveColumn> = {
  look: ACTIVE_VIEW,
  columnsOf,
  titleOf: (name) => `shipments.column.${name}`,
  width: '11.5rem',
  menuTitleHidden: true,
};
