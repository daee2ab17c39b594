import { createApi } from '@reduxjs/toolkit/query/react';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { UploadedFile, UploadFile } from '@tracking-console/contract/tasks/imports';
import type { StartedTask, TaskList, TaskRow } from '@tracking-console/contract/tasks/tasks';
import { type CallRequest, callBaseQueryOf } from '@tracking-console/platform';
import { saveAnswer } from './saveAnswer.ts';

/** Of the tray. */
const MAX_SHOWN = 20;

/** A task, with the console it belongs to. */
export type NamedTask = Pick<TaskRow, 'id' | 'scope'>;

/** How the customer wants a file read after it was read wrongly. */
export type HowToRead = Pick<UploadFile, 'encoding' | 'sheet'>;

interface WantedUpload {
  file: File;
  how: HowToRead;
}

interface StartContext {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: TaskRow }>;
}

/**
 * The background work of a console; it adds its own endpoints, and `api` to its features. `noteStarted` belongs to every call
 * that starts a task: the task may end before the list is fetched again, and only the end of one that was seen under way is
 * announced.
 */
export function createTasksApi(scope: Identity) {
  const api = createApi({
    reducerPath: `${scope.toLowerCase()}TasksApi`,
    baseQuery: callBaseQueryOf(scope),
    /** Task: those of the tray. TaskPage: what a page of them shows. */
    tagTypes: ['Task', 'TaskPage', 'ImportMapping'],
    endpoints: (build) => ({
      getTasks: build.query<TaskRow[], void>({
        query: () => ({ ...taskCall(scope, 'list', { page_size: MAX_SHOWN }), silent: true }),
        transformResponse: ({ tasks }: TaskList) => tasks,
        providesTags: ['Task'],
      }),
      cancelTask: build.mutation<TaskRow, NamedTask>({
        query: (task) => taskCall(task.scope, 'cancel', { id: task.id }),
        transformResponse: taskOf,
        invalidatesTags: CHANGED,
      }),
      retryTask: build.mutation<TaskRow, NamedTask>({
        query: (task) => taskCall(task.scope, 'retry', { id: task.id }),
        transformResponse: taskOf,
        onQueryStarted: (_task, context) => noteStarted(context),
        invalidatesTags: CHANGED,
      }),
      /** Takes back what the task with this id did, in the background as well. */
      undoTask: build.mutation<TaskRow, string>({
        query: (id) => taskCall(scope, 'undo', { id }),
        transformResponse: taskOf,
        invalidatesTags: CHANGED,
      }),
      /** Keeps a file of rows on the server for a day, for a task to be made of it. */
      uploadFile: build.mutation<UploadedFile, WantedUpload>({
        query: ({ file, how }) => ({
          root: 'console',
          path: '/v1/task/upload',
          parameters: { scope, name: file.name, ...how },
          // The server detects the type from the bytes; the browser's type depends on the installed programs.
          body: file.slice(0, file.size, 'application/octet-stream'),
          silent: true,
        }),
      }),
      saveTaskFile: build.mutation<null, { task: NamedTask; file: 'result' | 'error' }>({
        query: ({ task, file }) => ({
          ...taskCall(task.scope, 'download', { id: task.id, file }),
          responseType: 'blob',
        }),
        transformResponse: saveAnswer,
      }),
    }),
  });

  async function noteStarted({ dispatch, queryFulfilled }: StartContext): Promise<void> {
    const task = await queryFulfilled.then(
      ({ data }) => data,
      () => null, // refused; the call has shown it
    );
    if (task?.scope !== scope) return;
    const noted = api.util.updateQueryData('getTasks', undefined, (tasks) => {
      if (!tasks.some(({ id }) => id === task.id)) tasks.unshift(task);
    });
    dispatch(noted as never); // a thunk of RTK Query, which its store takes
  }

  return { api, noteStarted };
}

export type TasksApi = ReturnType<typeof createTasksApi>['api'];

const CHANGED = ['Task', 'TaskPage'] as const;

export const taskCall = (scope: Identity, verb: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/task/${verb}`,
  body: { scope, ...body },
});

export const taskOf = ({ task }: StartedTask): TaskRow => task;
