import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { accountApi } from './accountApi.ts';
import { type ConsoleAnswer, consoleCall } from './accountCalls.ts';
import { silentRead } from './refusals.ts';

export type ExportTask = ConsoleAnswer<'/v1/task/export_account'>['task'];

const exportQueries = accountApi.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's last export, as its console's task; it can be downloaded until it expires. */
    lastExport: build.query<ExportTask | null, Identity>({
      query: (scope) => ({
        ...consoleCall('/v1/task/list', { scope, type: 'account' }),
        ...silentRead,
      }),
      transformResponse: ({ tasks }: ConsoleAnswer<'/v1/task/list'>) => tasks[0] ?? null,
      providesTags: ['Export'],
    }),
    startExport: build.mutation<ExportTask, { scope: Identity; requestId: string }>({
      query: (wanted) => ({ ...consoleCall('/v1/task/export_account', wanted), audience: wanted.scope }),
      transformResponse: ({ task }: ConsoleAnswer<'/v1/task/export_account'>) => task,
      async onQueryStarted({ scope }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(exportQueries.util.updateQueryData('lastExport', scope, () => data));
      },
    }),
  }),
});

export const { useLastExportQuery, useStartExportMutation } = exportQueries;
