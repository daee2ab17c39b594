import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ColumnMapping } from '@tracking-console/contract/tasks/imports';
import type { StartedTask, TaskDetail } from '@tracking-console/contract/tasks/tasks';
import type { Services } from '../../server/src/services.ts';
import type { ServerProcess } from './serverProcess.ts';

interface Upload {
  upload_id: string;
  mapping: ColumnMapping;
}

export type Customer = Awaited<ReturnType<typeof openCustomer>>;

let numbers = 700_000_000_000;

/** An upload of the session's customer. */
export function sendFile(origin: string, sid: string, content: Buffer): Promise<Response> {
  return fetch(`${origin}/console-api/v1/task/upload?scope=BUYER&name=numbers.csv`, {
    method: 'POST',
    headers: { origin, cookie: `__Host-sid=${sid}`, 'content-type': 'text/csv' },
    body: new Uint8Array(content),
  });
}

/** A signed-in customer of a server process. */
export async function openCustomer({ users, sessions }: Services, { origin }: ServerProcess, email: string) {
  const user = await users.findByEmail(email);
  if (!user) throw new Error(`There is no account ${email}.`);
  const sid = await sessions.open(user.gid, { ip: '127.0.0.1', userAgent: 'bench' });
  const task = <Answer>(verb: string, body: object) =>
    call(`/console-api/v1/task/${verb}`, { scope: 'BUYER', ...body }) as Promise<Answer>;
  return {
    gid: user.gid,
    sid,
    list: () =>
      call('/orderapi/call', {
        version: '1.0',
        timeZoneOffset: 0,
        method: 'GetTrackInfoList',
        param: { Page: 1, PerPage: 40 },
      }),
    /** A file of new numbers. */
    async uploadRows(rows: number): Promise<Upload> {
      const lines = Array.from({ length: rows }, () => `TBA${numbers++},a name`);
      return readData(
        await sendFile(origin, sid, Buffer.from(`Tracking number,Name\n${lines.join('\n')}\n`)),
      ) as Promise<Upload>;
    },
    /** Returns the task's id. */
    async startImport(given: Upload): Promise<string> {
      const started = await task<StartedTask>('import', { ...given, request_id: randomUUID() });
      return started.task.id;
    },
    findTask: (id: string) => task<TaskDetail>('get', { id }),
    async untilBegun(id: string): Promise<void> {
      while ((await task<TaskDetail>('get', { id })).done === 0) await pause(20);
    },
    /** It may have ended already. */
    cancel: (id: string) => task<StartedTask>('cancel', { id }).catch(() => undefined),
  };

  async function call(path: string, body: object): Promise<unknown> {
    const headers = { origin, cookie: `__Host-sid=${sid}`, 'content-type': 'application/json' };
    return readData(await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }
}

async function readData(response: Response): Promise<unknown> {
  const answer = (await response.json()) as { code?: number; Code?: number; data?: unknown; Json?: unknown };
  if ((answer.code ?? answer.Code) !== 0) throw new Error(`It was refused: ${JSON.stringify(answer).slice(0, 200)}`);
  return answer.data ?? answer.Json;
}
