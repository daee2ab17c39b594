import { RemarkCell } from '../../components/RemarkCell.tsx';
import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { ARCHIVED_VIEW, type ArchivedColumn } from '../../model/lists/viewSettings.ts';
import { DaysCell, LastEventCell, OrderNumberCell, RouteCell, TextCell, TimeCell } from './cells.tsx';
import { TagCell } from './TagCell.tsx';
import type { ListColumns } from './useColumns.tsx';

const columnsOf: ListColumns<ArchivedColumn>['columnsOf'] = (nameOf) => ({
  tag: { width: '2.5rem', titleHidden: true, cell: (shipment) => <TagCell shipment={shipment} /> },
  remark: { cell: (shipment) => <RemarkCell shipment={shipment} /> },
  route: { priority: 3, cell: (shipment) => <RouteCell shipment={shipment} nameOf={nameOf} /> },
  status: { sortable: true, cell: (shipment) => <ShipmentStatus {...shipment} /> },
  delivered: { priority: 3, cell: ({ deliveredTime }) => <TimeCell iso={deliveredTime} /> },
  archived: { cell: ({ archivedTime }) => <TimeCell iso={archivedTime} /> },
  days: { priority: 3, align: 'end', sortable: true, cell: (shipment) => <DaysCell shipment={shipment} /> },
  event: { cell: (shipment) => <LastEventCell shipment={shipment} /> },
  added: { sortable: true, cell: ({ addedTime }) => <TimeCell iso={addedTime} /> },
  orderNo: { cell: (shipment) => <OrderNumberCell shipment={shipment} /> },
  shop: { cell: ({ order }) => <TextCell text={order.shop} /> },
  orderTime: { cell: ({ order }) => <TextCell text={order.time.replace('T', ' ')} /> },
  weight: { align: 'end', cell: ({ weight }) => <TextCell text={weight} /> },
});

export const ARCHIVED_COLUMNS: ListColumns<ArchivedColumn> = {
  look: ARCHIVED_VIEW,
  columnsOf,
  titleOf: (name) => (name === 'status' ? 'shipments.column.finalStatus' : `shipments.column.${name}`),
};
