import { useKitText, useRequestIds } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { taskBaseApi, useDuplicateTaskMutation } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';

export type TaskActionName = 'result' | 'error' | 'retry' | 'duplicate' | 'cancel' | 'delete';

export interface TaskAction {
  name: TaskActionName;
  label: string;
  perform: () => unknown;
}

/** What can be done with a task now, in the order it is offered. */
export type TaskActions = (task: TaskRow) => TaskAction[];

export function useTaskActions(onDelete: (task: TaskRow) => void): TaskActions {
  const t = useText();
  const kit = useKitText();
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [save] = taskBaseApi.useSaveTaskFileMutation();
  const [cancel] = taskBaseApi.useCancelTaskMutation();
  const [retry] = taskBaseApi.useRetryTaskMutation();
  const [duplicate] = useDuplicateTaskMutation();

  const announce = () => dispatch(toastShown({ type: 'success', text: { plain: t('taskCenter.started') } }));

  const retryRest = async (task: TaskRow) => {
    const { data } = await retry(task);
    if (data) announce();
  };

  const startAgain = async (task: TaskRow) => {
    const content = { scope: task.scope, id: task.id };
    const { data } = await duplicate({ task, requestId: requests.idOf(content) });
    if (!data) return; // the call's toast shows the reason
    requests.granted(content);
    announce();
  };

  return (task) => {
    const { status, result_file, error_file } = task;
    const offered = {
      result: result_file !== null && (status === 'Succeeded' || status === 'Partial'),
      error: error_file !== null,
      retry: task.can_retry,
      duplicate: task.can_duplicate,
      cancel: isUnderWay(status),
      delete: !isUnderWay(status),
    };
    const all: TaskAction[] = [
      { name: 'result', label: kit('tasks.download.result'), perform: () => save({ task, file: 'result' }) },
      { name: 'error', label: kit('tasks.download.error'), perform: () => save({ task, file: 'error' }) },
      { name: 'retry', label: kit('tasks.retry'), perform: () => retryRest(task) },
      { name: 'duplicate', label: t('taskCenter.duplicate'), perform: () => startAgain(task) },
      { name: 'cancel', label: kit('tasks.cancel'), perform: () => cancel(task) },
      { name: 'delete', label: t('tracking.delete.action'), perform: () => onDelete(task) },
    ];
    return all.filter(({ name }) => offered[name]);
  };
}
