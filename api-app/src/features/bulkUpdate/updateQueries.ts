import { saveAnswer, taskOf } from '@tracking-console/app-kit';
import type { CheckUpdate, StartUpdate, UpdateCheck } from '@tracking-console/contract/api/trackingConsole';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { noteStarted, taskBaseApi } from '../../model/taskQueries.ts';

const updateQueries = taskBaseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves an empty file to fill. */
    saveUpdateTemplate: build.mutation<null, void>({
      query: () => ({ root: 'console', path: '/v1/tracking/template', body: {}, responseType: 'blob' }),
      transformResponse: saveAnswer,
    }),
    checkUpdate: build.query<UpdateCheck, CheckUpdate>({
      query: (body) => ({ root: 'console', path: '/v1/tracking/check', body, silent: true }),
      keepUnusedDataFor: 0,
    }),
    startUpdate: build.mutation<TaskRow, StartUpdate>({
      query: (body) => ({ root: 'console', path: '/v1/tracking/import', body, silent: true }),
      transformResponse: taskOf,
      onQueryStarted: (_wanted, context) => noteStarted(context),
      invalidatesTags: ['Task', 'TaskPage'],
    }),
  }),
});

export const { useSaveUpdateTemplateMutation, useCheckUpdateQuery, useStartUpdateMutation } = updateQueries;
