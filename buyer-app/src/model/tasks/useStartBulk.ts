import { useRequestIds } from '@tracking-console/app-kit';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { BulkChoice, BulkWork, FoundShipments } from '@tracking-console/contract/tasks/tasks';
import { useStartBulkMutation } from './tasksApi.ts';

/** `grown`: nothing was changed, because the filter now finds this many. */
export type BulkOutcome = { kind: 'started' } | { kind: 'refused' } | { kind: 'grown'; count: number };

/**
 * Does something with many shipments in the background; of up to MAX_SYNC_ROWS chosen ones the calls of shipmentWrites.ts
 * are quicker.
 *
 * `const { start, starting } = useStartBulk();`
 * `await start({ action: 'archive' }, { filter: listParam(query), previewed: list.total })`
 *
 * Where it was refused the toast is shown by then, except where the filter finds more than was previewed. The task's
 * progress shows in the header; when it ends, lists and overview are fetched again. A further action: BulkWork in
 * contract/src/tasks/tasks.ts and HANDLERS in the server's tasks/bulk/bulkKind.ts.
 *
 * @public
 */
export function useStartBulk() {
  const [send, { isLoading: starting }] = useStartBulkMutation();
  const requests = useRequestIds();
  async function start(work: BulkWork, choice: BulkChoice): Promise<BulkOutcome> {
    if (starting) return { kind: 'refused' };
    const content = { work, choice };
    const { data, error } = await send({ ...content, requestId: requests.idOf(content) });
    if (data) {
      requests.granted(content);
      return { kind: 'started' };
    }
    if (!error || !('kind' in error) || error.code !== TASK_CODES.moreThanPreviewed) return { kind: 'refused' };
    return { kind: 'grown', count: (error.data as FoundShipments).count }; // what the contract promises for this code
  }
  return { start, starting };
}
