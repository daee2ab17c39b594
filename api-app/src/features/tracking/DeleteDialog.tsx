import { Dialog } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { readShipmentName } from './listAddress.ts';

interface DeleteDialogProps {
  /** Names of the shipments; none: closed. */
  shipments: readonly string[];
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

export function DeleteDialog({ shipments, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('api-app');
  const [first = ''] = shipments;
  return (
    <Dialog
      open={shipments.length > 0}
      size="sm"
      title={t('tracking.delete.title', { count: shipments.length })}
      onClose={onClose}
      confirm={{ text: t('tracking.delete.confirm'), danger: true, onConfirm }}
    >
      {shipments.length === 1 && <p>{readShipmentName(first).number}</p>}
      <p>{t('tracking.delete.text', { count: shipments.length })}</p>
    </Dialog>
  );
}
