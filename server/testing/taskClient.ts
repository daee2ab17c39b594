import type { Identity } from '@tracking-console/contract/statuses';
import type { ColumnMapping, StartedTask, TaskDetail, UploadedFile } from '@tracking-console/contract/tasks';
import type { Caller } from './caller.ts';
import type { TestServer } from './testServer.ts';

let requests = 0;
export const requestId = () => `request-${Date.now()}-${++requests}`;

/** Background work as a console asks for it; `work` is what a worker process does. */
export function openTaskClient(server: TestServer, caller: Caller, scope: Identity = 'BUYER') {
  const call = async (verb: string, body: object) =>
    (await caller.post(`/console-api/v1/task/${verb}`, { scope, ...body })).json();
  return {
    call,
    start: async (verb: string, body: object): Promise<StartedTask['task']> => {
      const { data, message } = await call(verb, { request_id: requestId(), ...body });
      if (!data) throw new Error(message);
      return data.task;
    },
    get: async (id: string): Promise<TaskDetail> => (await call('get', { id })).data,
    /** Works on everything that waits, to its end. */
    async work(): Promise<void> {
      const { taskRunner } = server.services;
      for (let due = await taskRunner.claimDue(100); due.length > 0; due = await taskRunner.claimDue(100))
        for (const id of due) await taskRunner.run(id, () => false);
    },
    upload: async (content: string | Buffer, type = 'text/csv'): Promise<{ code: number; data: UploadedFile }> => {
      const url = '/console-api/v1/task/upload?scope=BUYER&name=numbers.csv';
      const body = Buffer.from(content);
      return (await caller.post(url, body, { headers: { 'content-type': type } })).json();
    },
    /** Uploads and starts in one. */
    async import(content: string, mapping?: ColumnMapping): Promise<StartedTask['task']> {
      const { data } = await this.upload(content);
      return this.start('import', { upload_id: data.upload_id, mapping: mapping ?? data.mapping });
    },
    download: (id: string, file: 'result' | 'error') =>
      caller.post('/console-api/v1/task/download', { scope, id, file }),
  };
}

export type TaskClient = ReturnType<typeof openTaskClient>;
