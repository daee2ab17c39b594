import { loader, useLoaded } from '@tracking-console/ui';
import type { Shipment } from '../../model/shipments/shipment.ts';

const DIALOGS = {
  carrier: loader(async () => (await import('../../components/CarrierFixer.tsx')).CarrierFixer),
  share: loader(async () => (await import('../../components/ShareDialog.tsx')).ShareDialog),
};

export type RowDialogName = keyof typeof DIALOGS;

interface RowDialogProps {
  name: RowDialogName;
  shipment: Shipment;
  onClose: () => void;
}

/** A dialog about one row; mounted while it is open. */
export function RowDialog({ name, shipment, onClose }: RowDialogProps) {
  const CarrierFixer = useLoaded(DIALOGS.carrier, name === 'carrier');
  const ShareDialog = useLoaded(DIALOGS.share, name === 'share');
  if (name === 'carrier') return CarrierFixer && <CarrierFixer shipment={shipment} onClose={onClose} />;
  return ShareDialog && <ShareDialog shipment={shipment} onClose={onClose} />;
}
