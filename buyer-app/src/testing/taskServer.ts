import { taskRow } from '@tracking-console/app-kit/testing/taskRow';
import type { ImportMapping, UploadCheck, UploadedFile } from '@tracking-console/contract/tasks/imports';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';

/** What the console's task calls are answered by; a test changes `tasks` as a worker would. */
export interface TaskServer {
  tasks: TaskRow[];
  mappings: ImportMapping[];
  preview: UploadCheck;
  /** The parameters of each upload. */
  uploads: URLSearchParams[];
  /** What uploads are refused with. */
  uploadRefusal: object | null;
  /** How many a filter finds by now: a bulk task that previewed fewer is refused. */
  found: number;
  answer(path: string, body: unknown): object | undefined;
  /** The bodies of a call. */
  sent(verb: string): unknown[];
}

const ROOT = '/console-api/v1/task/';

export function taskServer(tasks: TaskRow[] = [], upload?: UploadedFile): TaskServer {
  const sent: { verb: string; body: unknown }[] = [];
  const server: TaskServer = {
    tasks,
    mappings: [],
    preview: {
      counts: { new: 2, exists: 0, repeated: 1, badNumber: 0, rounded: 0 },
      noted: 0,
      room: 100,
      first_rows: [],
      problem_rows: [],
    },
    uploads: [],
    uploadRefusal: null,
    found: 0,
    answer(path, body) {
      if (!path.startsWith(ROOT)) return undefined;
      const [verb = '', query] = path.slice(ROOT.length).split('?');
      sent.push({ verb, body });
      if (verb === 'upload') server.uploads.push(new URLSearchParams(query));
      if (verb === 'upload' && server.uploadRefusal) return server.uploadRefusal;
      if (verb === 'bulk' && previewedBy(body) < server.found)
        return { code: TASK_CODES.moreThanPreviewed, message: '', data: { count: server.found } };
      return { code: 0, message: '', data: dataOf(verb) };
    },
    sent: (verb) => sent.filter((call) => call.verb === verb).map(({ body }) => body),
  };

  function dataOf(verb: string) {
    if (verb === 'upload') return upload;
    if (verb === 'check') return server.preview;
    if (verb === 'list') return { tasks: server.tasks, page: {} };
    if (verb === 'mapping_list') return server.mappings;
    if (verb === 'mapping_delete') {
      server.mappings = [];
      return server.mappings;
    }
    if (verb === 'bulk') return { task: server.tasks[0] ?? started() };
    if (verb === 'import') server.tasks = [started()];
    return { task: server.tasks[0] };
  }

  return server;
}

const previewedBy = (body: unknown) =>
  (body as { choice: { previewed?: number } }).choice.previewed ?? Number.POSITIVE_INFINITY; // as tasksApi sends it

const started = (): TaskRow => taskRow({ id: '9', status: 'Queued', total: 3, done: 0, ok: 0, start_time: null });
