import { taskCall as callOf, createTasksApi, saveAnswer, taskOf } from '@tracking-console/app-kit';
import type { CheckUpload, ColumnMapping, ImportMapping, UploadCheck } from '@tracking-console/contract/tasks/imports';
import { type ExportFormat, TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { BulkChoice, BulkWork, Choice, TaskRow } from '@tracking-console/contract/tasks/tasks';

/** Every start names its request: sent again after a lost answer, it starts nothing a second time. */
interface Requested {
  requestId: string;
}

const taskCall = (verb: string, body: object) => callOf('BUYER', verb, body);

const { api: taskBaseApi, noteStarted } = createTasksApi('BUYER');

export { taskBaseApi };

/** The buyer's background work. Components use app-kit's parts, and the hooks of useStartBulk.ts and useStartExport.ts. */
export const tasksApi = taskBaseApi.injectEndpoints({
  endpoints: (build) => ({
    startBulk: build.mutation<TaskRow, Requested & { work: BulkWork; choice: BulkChoice }>({
      query: ({ work, choice, requestId }) => ({
        ...taskCall('bulk', { work, choice, request_id: requestId }),
        // A dialog confirms again.
        silent: ({ code }) => code === TASK_CODES.moreThanPreviewed,
      }),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task'],
    }),
    startExport: build.mutation<TaskRow, WantedExport>({
      query: (wanted) => taskCall('export', exportBody(wanted)),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task'],
    }),
    /** Saves the file; of at most MAX_SYNC_ROWS shipments. */
    exportNow: build.mutation<null, WantedExport>({
      query: (wanted) => ({ ...taskCall('export_now', exportBody(wanted)), responseType: 'blob' }),
      transformResponse: saveAnswer,
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
      onQueryStarted: (_wanted, context) => noteStarted(context),
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
  }),
});

export const {
  useStartBulkMutation,
  useStartExportMutation,
  useExportNowMutation,
  useSaveTemplateMutation,
  useCheckUploadQuery,
  useStartImportMutation,
  useGetImportMappingsQuery,
  useDeleteImportMappingMutation,
} = tasksApi;

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
