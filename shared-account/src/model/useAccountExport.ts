import { saveAnswer, useMounted, useRequestIds } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/statuses';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { StartedTask, TaskList, TaskRow } from '@tracking-console/contract/tasks';
import { useCallback, useEffect, useState } from 'react';

/** The customer's last export, as its console's task; it can be downloaded until it expires. */
export function useAccountExport(scope: Identity) {
  const { calls, live } = useMounted().platform;
  const requests = useRequestIds();
  const [task, setTask] = useState<TaskRow | null>(null);
  const [isStarting, setStarting] = useState(false);

  const send = useCallback(
    <Answer>(verb: string, body: object, silent = false) =>
      calls.send<Answer>({
        root: 'console',
        path: `/v1/task/${verb}`,
        body: { scope, ...body },
        silent,
        audience: scope,
      }),
    [calls, scope],
  );

  useEffect(() => {
    let isCurrent = true;
    async function fetchLast() {
      const [error, list] = await send<TaskList>('list', { type: 'account' }, true);
      if (!error && isCurrent) setTask(list.tasks[0] ?? null);
    }
    void fetchLast();
    const stop = live.subscribe('tasks', () => void fetchLast());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [send, live]);

  async function start() {
    setStarting(true);
    const [error, started] = await send<StartedTask>('export_account', { request_id: requests.idOf('account') });
    setStarting(false);
    if (error) return; // the call's toast shows why
    requests.granted('account');
    setTask(started.task);
  }

  async function download({ id }: TaskRow) {
    const request = { root: 'console', path: '/v1/task/download', responseType: 'blob', audience: scope } as const;
    const [error, file] = await calls.send<Response>({ ...request, body: { scope, id, file: 'result' } });
    if (!error) await saveAnswer(file);
  }

  const isCollecting = task !== null && isUnderWay(task.status);
  return { task, isCollecting, isStarting, start, download };
}
