import { useRequestIds } from '@tracking-console/app-kit';
import { type ExportFormat, MAX_SYNC_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import type { Choice } from '@tracking-console/contract/tasks/tasks';
import { toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { useTimeZone } from '../settings/useSettings.ts';
import { useExportNowMutation, useStartExportMutation } from './tasksApi.ts';

/**
 * Exports shipments: few at once, as a download; more than MAX_SYNC_ROWS in the background, with a toast.
 * `const { start, starting } = useStartExport();`
 * `start('csv', { ids: chosen }, chosen.length)` or `start('xlsx', { filter: listParam(query) }, list.total)`
 * @public
 */
export function useStartExport() {
  const dispatch = useDispatch();
  const [save, { isLoading: saving }] = useExportNowMutation();
  const [send, { isLoading: sending }] = useStartExportMutation();
  const requests = useRequestIds();
  const zone = useTimeZone();
  const starting = saving || sending;
  async function start(format: ExportFormat, choice: Choice, count: number): Promise<void> {
    if (starting) return;
    const content = { format, choice, zone };
    const request = { ...content, requestId: requests.idOf(content) };
    const isLarge = count > MAX_SYNC_ROWS;
    const { error } = isLarge ? await send(request) : await save(request);
    if (error) return;
    requests.granted(content);
    if (!isLarge) return;
    dispatch(toastShown({ type: 'info', text: { key: 'buyer-app:tasks.export.started', values: { count } } }));
  }
  return { start, starting };
}
