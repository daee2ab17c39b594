import { createTasksApi, type NamedTask, taskCall, taskOf } from '@tracking-console/app-kit';
import type { ExportAir, StartAirBulk } from '@tracking-console/contract/air/air';
import type { StartTrackBulk } from '@tracking-console/contract/api/trackBulk';
import type { ExportTracking } from '@tracking-console/contract/api/trackingConsole';
import type { ExportHistory, ExportUnsubscribed, ResendFailed } from '@tracking-console/contract/notifications/rules';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { ListTasks, TaskDetail, TaskList, TaskRow } from '@tracking-console/contract/tasks/tasks';
import { messageCall } from './messageCall.ts';
import { isBusy } from './tooOften.ts';

const { api: taskBaseApi, noteStarted } = createTasksApi('API');

export { noteStarted, taskBaseApi };

/** The lists that are exported, and the body of each call. */
export interface ExportOf {
  tracking: ExportTracking;
  air: ExportAir;
}

/** Silent for this code, which a dialog handles. */
const asksAgain = ({ code }: { code: number }) => code === TASK_CODES.moreThanPreviewed;

/** Of the task center, which shows the tasks of both consoles. */
const taskQueries = taskBaseApi.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<TaskList, Omit<ListTasks, 'scope' | 'every_scope'>>({
      query: (filter) => ({ ...taskCall('API', 'list', { ...filter, every_scope: true }), silent: true }),
      providesTags: ['TaskPage'],
    }),
    task: build.query<TaskDetail, NamedTask>({
      query: ({ scope, id }) => ({ ...taskCall(scope, 'get', { id }), silent: true }),
      providesTags: ['TaskPage'],
    }),
    duplicateTask: build.mutation<TaskRow, { task: NamedTask; requestId: string }>({
      query: ({ task: { scope, id }, requestId }) => taskCall(scope, 'duplicate', { id, request_id: requestId }),
      transformResponse: taskOf,
      onQueryStarted: (_task, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startTrackBulk: build.mutation<TaskRow, Omit<StartTrackBulk, 'scope' | 'request_id'> & { requestId: string }>({
      query: ({ work, choice, requestId }) => ({
        ...taskCall('API', 'bulk_track', { work, choice, request_id: requestId }),
        silent: asksAgain,
      }),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startAirBulk: build.mutation<TaskRow, Omit<StartAirBulk, 'request_id'> & { requestId: string }>({
      query: ({ requestId, ...wanted }) => ({
        root: 'console',
        path: '/v1/air/bulk',
        body: { ...wanted, request_id: requestId },
        silent: asksAgain,
      }),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startExport: build.mutation<TaskRow, { of: keyof ExportOf; wanted: object }>({
      query: ({ of, wanted }) => ({ root: 'console', path: `/v1/${of}/export`, body: wanted }),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startHistoryExport: build.mutation<TaskRow, ExportHistory>({
      query: (wanted) => ({ ...messageCall('ExportHistory', wanted), silent: isBusy }),
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startUnsubscribedExport: build.mutation<TaskRow, ExportUnsubscribed>({
      query: (wanted) => ({ ...messageCall('ExportUnsubscribed', wanted), silent: isBusy }),
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    startResendFailed: build.mutation<TaskRow, Omit<ResendFailed, 'RequestId'> & { requestId: string }>({
      query: ({ requestId: RequestId, ...wanted }) => ({
        ...messageCall('ResendFailed', { ...wanted, RequestId }),
        silent: asksAgain,
      }),
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
    deleteTask: build.mutation<null, NamedTask>({
      query: ({ scope, id }) => taskCall(scope, 'delete', { id }),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
  }),
});

export const {
  useListTasksQuery,
  useTaskQuery,
  useDuplicateTaskMutation,
  useDeleteTaskMutation,
  useStartTrackBulkMutation,
  useStartAirBulkMutation,
  useStartExportMutation,
  useStartHistoryExportMutation,
  useStartUnsubscribedExportMutation,
  useStartResendFailedMutation,
} = taskQueries;
