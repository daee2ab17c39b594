import type { NamedTask } from '@tracking-console/app-kit';
import { addressFilters, isOneOf, readPage } from '@tracking-console/app-kit/later';
import { IDENTITIES } from '@tracking-console/contract/shipments/statuses';
import { TASK_STATUSES, TASK_TYPES } from '@tracking-console/contract/tasks/taskConstants';
import type { ListTasks } from '@tracking-console/contract/tasks/tasks';
import { isDay } from '@tracking-console/contract/values/times';

/** The list's filters in the URL. Days are in the user's time zone. */
export const taskFilters = addressFilters(
  { type: isOneOf(TASK_TYPES), status: isOneOf(TASK_STATUSES), from: isDay, to: isDay },
  ['page'],
);
export type TaskFilter = ReturnType<typeof taskFilters.readAll>;

export const PAGE_SIZE = 20;
/** A range that ends before it begins has no end. */
export function listFilter(address: URLSearchParams): Omit<ListTasks, 'scope'> {
  const { from = '', to = '', ...chosen } = taskFilters.readAll(address);
  return {
    page_no: readPage(address),
    page_size: PAGE_SIZE,
    ...(chosen as Pick<ListTasks, 'type' | 'status'>), // as the filters have checked
    ...(from && { created_from: new Date(`${from}T00:00`).toISOString() }),
    ...(to >= from && to && { created_to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

export const taskKey = ({ scope, id }: NamedTask) => `${scope}.${id}`;

export const isTaskKey = (text: string) => readTask(text) !== null;

export function readTask(key: string): NamedTask | null {
  const [, name, id] = /^([A-Z]+)\.([0-9]{1,15})$/.exec(key) ?? [];
  const scope = IDENTITIES.find((identity) => identity === name);
  return scope && id ? { scope, id } : null;
}
