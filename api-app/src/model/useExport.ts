import { useRequestIds } from '@tracking-console/app-kit';
import type { ExportFormat } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { type ExportOf, useStartExportMutation } from './taskQueries.ts';

/** Exports a list as a task; when it ends, the tray offers the file. */
export function useExport<Of extends keyof ExportOf>(of: Of) {
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [send, { isLoading: starting }] = useStartExportMutation();
  /** Undefined: it was not started, and the call has shown why. */
  async function start(format: ExportFormat, choice: ExportOf[Of]['choice']): Promise<TaskRow | undefined> {
    if (starting) return undefined;
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const content = { format, choice, time_zone, time_zone_offset: new Date().getTimezoneOffset() };
    const { data: task } = await send({ of, wanted: { ...content, request_id: requests.idOf(content) } });
    if (!task) return undefined;
    requests.granted(content);
    dispatch(toastShown({ type: 'info', text: { key: 'api-app:taskCenter.started' } }));
    return task;
  }
  return { start, starting };
}
