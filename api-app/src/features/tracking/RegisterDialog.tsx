import { AddDialog } from '@tracking-console/app-kit/later';
import { paths } from '@tracking-console/platform';
import { useText } from '../../useText.ts';
import { useAdding } from './useAdding.ts';

/** The dialog goes through that many numbers at a time, in calls of 40. */
const MAX_NUMBERS = 400;

interface RegisterDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Registers numbers and shows the cost; rejected numbers stay in the field, each with its reason. */
export function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const t = useText();
  return (
    <AddDialog
      open={open}
      onClose={onClose}
      title={t('tracking.register.title')}
      submitText={(count) => (count === 0 ? t('started.register.action') : t('tracking.register.confirm', { count }))}
      name="tracking.register"
      calls={useAdding()}
      most={MAX_NUMBERS}
      hrefOf={({ number }) => paths.api.tracking({ number })}
      note={({ ready }) => (ready > 0 ? t('tracking.register.cost', { count: ready }) : undefined)}
    />
  );
}
