import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { readShipmentName } from './listAddress.ts';

/** What is about to happen to which shipments, by their names. */
export interface Question {
  action: 'stop' | 'delete';
  shipments: readonly string[];
}

interface ActionDialogProps {
  question: Question | undefined;
  onClose: () => void;
  onConfirm: (question: Question) => Promise<void>;
}

/** Neither can be taken back here, so both are asked about. */
export function ActionDialog({ question, onClose, onConfirm }: ActionDialogProps) {
  const t = useText();
  if (!question) return null;
  const { action, shipments } = question;
  const count = shipments.length;
  return (
    <Dialog
      open
      size="sm"
      title={t(`tracking.${action}.title`, { count })}
      onClose={onClose}
      confirm={{
        text: t(`tracking.${action}.confirm`),
        danger: action === 'delete',
        onConfirm: () => onConfirm(question),
      }}
    >
      {count === 1 && <p>{readShipmentName(shipments[0] ?? '').number}</p>}
      <p>{t(`tracking.${action}.text`, { count })}</p>
    </Dialog>
  );
}
