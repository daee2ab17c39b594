import { usePart } from '@tracking-console/app-kit';
import { loader } from '@tracking-console/ui';
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
  const CarrierFixer = usePart(DIALOGS.carrier, name === 'carrier', onClose);
  const ShareDialog = usePart(DIALOGS.share, name === 'share', onClose);
  if (name === 'carrier') return CarrierFixer && <CarrierFixer shipment={shipment} onClose={onClose} />;
  return ShareDialog && <ShareDialog shipment={shipment} onClose={onClose} />;
}
