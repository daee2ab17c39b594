import { useKitText } from '@tracking-console/app-kit';
import { taskName } from '@tracking-console/app-kit/later';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { Dialog } from '@tracking-console/ui/later';
import { useDeleteTaskMutation } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';

interface DeleteTaskDialogProps {
  task: TaskRow | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Its files are deleted with it, so the user must confirm. */
export function DeleteTaskDialog({ task, onClose, onDeleted }: DeleteTaskDialogProps) {
  const t = useText();
  const kit = useKitText();
  const [remove] = useDeleteTaskMutation();
  if (!task) return null;
  const confirm = async () => {
    const { error } = await remove(task);
    if (error) return; // the call's toast shows the reason
    onClose();
    onDeleted();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('taskCenter.delete.title')}
      onClose={onClose}
      confirm={{ text: t('tracking.delete.action'), danger: true, onConfirm: confirm }}
    >
      <p>{taskName(task, kit)}</p>
      <p>{t('taskCenter.delete.text')}</p>
    </Dialog>
  );
}
