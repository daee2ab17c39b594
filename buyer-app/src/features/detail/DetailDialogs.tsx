import { CarrierFixer } from '../../components/CarrierFixer.tsx';
import { ShareDialog } from '../../components/ShareDialog.tsx';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';

export type DetailDialog = 'carrier' | 'share';

interface DetailDialogsProps {
  open: DetailDialog | null;
  shipment: ShipmentWithJourney;
  onClose: () => void;
}

export function DetailDialogs({ open, shipment, onClose }: DetailDialogsProps) {
  if (open === 'share') return <ShareDialog shipment={shipment} onClose={onClose} />;
  if (open === 'carrier')
    return <CarrierFixer shipment={shipment} changesLeft={shipment.carrierChangesLeft} onClose={onClose} />;
  return null;
}
