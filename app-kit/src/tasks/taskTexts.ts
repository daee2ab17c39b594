import { RESEND_FAILED, RESEND_FAULTS } from '@tracking-console/contract/notifications/ruleConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import type { useKitText } from '../texts/useKitText.ts';

type Text = ReturnType<typeof useKitText>;

/** The API calls two actions otherwise than the console. */
function consoleName(action: NonNullable<TaskRow['action']>) {
  if (action === 'deletetrack') return 'delete';
  return action === 'changecarrier' ? 'setCarrier' : action;
}

/** A task's name. */
export function taskName({ type, action, name }: TaskRow, t: Text): string {
  if (type === 'bulk' && action) return t(`tasks.bulk.${consoleName(action)}`, { name });
  if (type === 'account') return t('tasks.account.name');
  return type === 'export' ? t('tasks.export.name', { name }) : t('tasks.import.name', { name });
}

/** The outcome of a task that has ended. */
export function outcomeText({ status, action, ok, failed, faults }: TaskRow, t: Text): string {
  if (status === 'Cancelled') return t('tasks.outcome.cancelled', { count: ok });
  if (status === 'Failed' && failed === 0) return t('tasks.outcome.failed');
  if (action === RESEND_FAILED) return [t('tasks.outcome.resent', { total: ok }), ...leftOutTexts(faults, t)].join(' ');
  const done = t('tasks.outcome.done', { count: ok });
  return failed === 0 ? done : `${done} ${t('tasks.outcome.notDone', { count: failed })}`;
}

/** A sentence for each reason why messages are not sent again. */
export function leftOutTexts(faults: TaskRow['faults'], t: Text, format: (total: number) => string = String): string[] {
  return RESEND_FAULTS.flatMap((fault) => {
    const total = faults[fault];
    return total ? [t(`tasks.leftOut.${fault}`, { total: format(total) })] : [];
  });
}
