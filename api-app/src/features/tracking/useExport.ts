import { saveAnswer, useRequestIds } from '@tracking-console/app-kit';
import { type ExportFormat, isUnderWay } from '@tracking-console/contract/taskConstants';
import type { StartedTask, TaskRow } from '@tracking-console/contract/tasks';
import type { ExportTracking } from '@tracking-console/contract/trackingConsole';
import { type CallError, type CallRequest, toastShown } from '@tracking-console/platform';
import { useDispatch } from 'react-redux';
import { consoleApi } from '../../consoleApi.ts';

const POLL_DELAY_MS = 1000;

const taskCall = (verb: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/task/${verb}`,
  body: { scope: 'API', ...body },
});

const exportQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Starts the task, waits for its end and saves its file. */
    exportShipments: build.mutation<TaskRow, ExportTracking>({
      async queryFn(wanted, { signal }, _options, baseQuery) {
        const started = await baseQuery({ root: 'console', path: '/v1/tracking/export', body: wanted });
        if (started.error) return { error: started.error as CallError };
        let { task } = started.data as StartedTask; // as the contract says
        while (isUnderWay(task.status)) {
          await new Promise((resolve) => setTimeout(resolve, POLL_DELAY_MS));
          if (signal.aborted) return { data: task };
          const answer = await baseQuery(taskCall('get', { id: task.id }));
          if (answer.error) return { error: answer.error as CallError };
          task = answer.data as TaskRow;
        }
        if (!task.result_file) return { data: task };
        const file = await baseQuery({
          ...taskCall('download', { id: task.id, file: 'result' }),
          responseType: 'blob',
        });
        if (file.error) return { error: file.error as CallError };
        await saveAnswer(file.data as Response);
        return { data: task };
      },
    }),
  }),
});

/** Exports shipments as a file, in the background. */
export function useExport() {
  const dispatch = useDispatch();
  const requests = useRequestIds();
  const [send, { isLoading: exporting }] = exportQueries.useExportShipmentsMutation();
  async function start(format: ExportFormat, choice: ExportTracking['choice']): Promise<void> {
    if (exporting) return;
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const content = { format, choice, time_zone, time_zone_offset: new Date().getTimezoneOffset() };
    dispatch(toastShown({ type: 'info', text: { key: 'api-app:tracking.export.started' } }));
    const { data: task, error } = await send({ ...content, request_id: requests.idOf(content) });
    if (error || !task) return; // the call showed why
    requests.granted(content);
    if (!task.result_file) dispatch(toastShown({ type: 'failed', text: { key: 'api-app:tracking.export.failed' } }));
  }
  return { start, exporting };
}
