import type { BulkWork, Choice, TaskRow } from '@tracking-console/contract/tasks';
import { useRequestIds } from './requestIds.ts';
import { useStartBulkMutation } from './tasksApi.ts';

/**
 * Does something with many shipments in the background; of up to MOST_AT_ONCE chosen ones the calls of shipmentWrites.ts
 * are quicker.
 *
 * `const { start, starting } = useStartBulk();`
 * `await start({ action: 'archive' }, { filter: listParam(query) })`
 *
 * Answers with the task, or null where it was refused (the toast is shown by then). Its progress shows in the header; when
 * it ends, lists and overview are fetched anew. A further action: BulkWork in contract/src/tasks.ts and DEEDS in the
 * server's tasks/bulk/bulkKind.ts.
 *
 * @public
 */
export function useStartBulk() {
  const [send, { isLoading: starting }] = useStartBulkMutation();
  const requests = useRequestIds();
  async function start(work: BulkWork, choice: Choice): Promise<TaskRow | null> {
    if (starting) return null;
    const wish = { work, choice };
    const { data = null } = await send({ ...wish, requestId: requests.idOf(wish) });
    if (data) requests.granted(wish);
    return data;
  }
  return { start, starting };
}
