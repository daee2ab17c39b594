import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { ColumnMapping, UploadCheck, UploadedFile } from '@tracking-console/contract/tasks/imports';
import type { StartedTask, TaskDetail } from '@tracking-console/contract/tasks/tasks';
import { LANGUAGE_COOKIE } from '@tracking-console/contract/values/languages';
import type { Caller } from './caller.ts';
import type { TestServer } from './testServer.ts';

export interface UploadOptions {
  type?: string;
  language?: string;
  encoding?: string;
  sheet?: string;
}

let requests = 0;
export const requestId = () => `request-${Date.now()}-${++requests}`;

/** Background work as requested by a console; `work` does what a worker process does. */
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
    async upload(content: string | Uint8Array, { type = 'text/csv', language = 'en', ...how }: UploadOptions = {}) {
      const query = new URLSearchParams({ scope, name: 'numbers.csv', ...how });
      const options = { headers: { 'content-type': type }, cookies: { [LANGUAGE_COOKIE]: language } };
      const response = await caller.post(`/console-api/v1/task/upload?${query}`, Buffer.from(content), options);
      return response.json() as { code: number; data: UploadedFile };
    },
    /** Uploads, imports and works: what became of it. */
    async importAll(content: string | Uint8Array, how?: UploadOptions): Promise<TaskDetail> {
      const { id } = await this.import(content, undefined, how);
      await this.work();
      return this.get(id);
    },
    preview: async ({ upload_id, mapping }: UploadedFile): Promise<UploadCheck> =>
      (await call('check', { upload_id, mapping })).data,
    /** Uploads and starts in one. */
    async import(
      content: string | Uint8Array,
      mapping?: ColumnMapping,
      how?: UploadOptions,
    ): Promise<StartedTask['task']> {
      const { data } = await this.upload(content, how);
      return this.start('import', { upload_id: data.upload_id, mapping: mapping ?? data.mapping });
    },
    download: (id: string, file: 'result' | 'error') =>
      caller.post('/console-api/v1/task/download', { scope, id, file }),
  };
}

export type TaskClient = ReturnType<typeof openTaskClient>;
