import { saveAnswer } from '@tracking-console/app-kit';
import type {
  CheckUpload,
  ColumnMapping,
  ImportMapping,
  UploadCheck,
  UploadedFile,
  UploadFile,
} from '@tracking-console/contract/imports';
import { TASK_CODES } from '@tracking-console/contract/taskConstants';
import type {
  BulkChoice,
  BulkWork,
  Choice,
  ExportFormat,
  StartedTask,
  TaskList,
  TaskRow,
} from '@tracking-console/contract/tasks';
import type { CallRequest } from '@tracking-console/platform';
import type { CachedLists } from '../shipments/cachedLists.ts';
import { shipmentsApi } from '../shipments/shipmentsApi.ts';

/** Every start names its request: sent again after a lost answer, it starts nothing a second time. */
interface Requested {
  requestId: string;
}

const MAX_SHOWN = 20;

const taskCall = (verb: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/task/${verb}`,
  body: { scope: 'BUYER', ...body },
});

/** The buyer's background work. Components use the hooks of useTasks.ts, useStartBulk.ts and useStartExport.ts. */
export const tasksApi = shipmentsApi.enhanceEndpoints({ addTagTypes: ['ImportMapping'] }).injectEndpoints({
  endpoints: (build) => ({
    getTasks: build.query<TaskRow[], void>({
      query: () => ({ ...taskCall('list', { page_size: MAX_SHOWN }), silent: true }),
      transformResponse: ({ tasks }: TaskList) => tasks,
      providesTags: ['Task'],
    }),
    startBulk: build.mutation<TaskRow, Requested & { work: BulkWork; choice: BulkChoice }>({
      query: ({ work, choice, requestId }) => ({
        ...taskCall('bulk', { work, choice, request_id: requestId }),
        // A dialog asks again.
        silent: ({ code }) => code === TASK_CODES.moreThanPreviewed,
      }),
      transformResponse: taskOf,
      onQueryStarted: listStarted,
      invalidatesTags: ['Task'],
    }),
    startExport: build.mutation<TaskRow, WantedExport>({
      query: (wanted) => taskCall('export', exportBody(wanted)),
      transformResponse: taskOf,
      onQueryStarted: listStarted,
      invalidatesTags: ['Task'],
    }),
    /** Saves the file; of at most MAX_SYNC_ROWS shipments. */
    exportNow: build.mutation<null, WantedExport>({
      query: (wanted) => ({ ...taskCall('export_now', exportBody(wanted)), responseType: 'blob' }),
      transformResponse: saveAnswer,
    }),
    uploadFile: build.mutation<UploadedFile, WantedUpload>({
      query: ({ file, how }) => ({
        root: 'console',
        path: '/v1/task/upload',
        parameters: { scope: 'BUYER', name: file.name, ...how },
        // The server looks at the bytes; what browsers call a file depends on the programs beside them.
        body: file.slice(0, file.size, 'application/octet-stream'),
        silent: true,
      }),
    }),
    /** Saves an empty file to fill. */
    saveTemplate: build.mutation<null, void>({
      query: () => ({ ...taskCall('template', {}), responseType: 'blob' }),
      transformResponse: saveAnswer,
    }),
    checkUpload: build.query<UploadCheck, Omit<CheckUpload, 'scope'>>({
      query: (upload) => ({ ...taskCall('check', upload), silent: true }),
      keepUnusedDataFor: 0,
    }),
    startImport: build.mutation<TaskRow, Requested & { uploadId: string; mapping: ColumnMapping }>({
      query: ({ uploadId, mapping, requestId }) => ({
        ...taskCall('import', { upload_id: uploadId, mapping, request_id: requestId }),
        silent: true,
      }),
      transformResponse: taskOf,
      onQueryStarted: listStarted,
      invalidatesTags: ['Task', 'ImportMapping'],
    }),
    getImportMappings: build.query<ImportMapping[], void>({
      query: () => ({ ...taskCall('mapping_list', {}), silent: true }),
      providesTags: ['ImportMapping'],
    }),
    deleteImportMapping: build.mutation<ImportMapping[], string>({
      query: (id) => taskCall('mapping_delete', { id }),
      invalidatesTags: ['ImportMapping'],
    }),
    cancelTask: build.mutation<TaskRow, string>({
      query: (id) => taskCall('cancel', { id }),
      transformResponse: taskOf,
      invalidatesTags: ['Task'],
    }),
    retryTask: build.mutation<TaskRow, string>({
      query: (id) => taskCall('retry', { id }),
      transformResponse: taskOf,
      invalidatesTags: ['Task'],
    }),
    saveTaskFile: build.mutation<null, { id: string; file: 'result' | 'error' }>({
      query: ({ id, file }) => ({ ...taskCall('download', { id, file }), responseType: 'blob' }),
      transformResponse: saveAnswer,
    }),
  }),
});

export const {
  useGetTasksQuery,
  useStartBulkMutation,
  useStartExportMutation,
  useExportNowMutation,
  useUploadFileMutation,
  useSaveTemplateMutation,
  useCheckUploadQuery,
  useStartImportMutation,
  useGetImportMappingsQuery,
  useDeleteImportMappingMutation,
  useCancelTaskMutation,
  useRetryTaskMutation,
  useSaveTaskFileMutation,
} = tasksApi;

function taskOf({ task }: StartedTask): TaskRow {
  return task;
}

interface StartContext extends Pick<CachedLists, 'dispatch'> {
  queryFulfilled: Promise<{ data: TaskRow }>;
}

/** A task may end before the list is fetched again: the end is only announced of tasks seen running. */
async function listStarted(_argument: unknown, { dispatch, queryFulfilled }: StartContext): Promise<void> {
  const task = await queryFulfilled.then(
    ({ data }) => data,
    () => null, // refused, and shown
  );
  if (!task) return;
  dispatch(
    tasksApi.util.updateQueryData('getTasks', undefined, (tasks) => {
      if (!tasks.some(({ id }) => id === task.id)) tasks.unshift(task);
    }),
  );
}

/** What the customer wants a file read as, where it was read wrongly. */
export type HowToRead = Pick<UploadFile, 'encoding' | 'sheet'>;

interface WantedUpload {
  file: File;
  how: HowToRead;
}

interface WantedExport extends Requested {
  format: ExportFormat;
  choice: Choice;
  /** By Intl's name. */
  zone: string;
}

function exportBody({ format, choice, zone, requestId }: WantedExport) {
  const time_zone_offset = new Date().getTimezoneOffset();
  return { format, choice, time_zone: zone, time_zone_offset, request_id: requestId };
}
