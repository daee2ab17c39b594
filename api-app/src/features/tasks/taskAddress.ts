import type { NamedTask } from '@tracking-console/app-kit';
import { IDENTITIES } from '@tracking-console/contract/statuses';
import { TASK_STATUSES, TASK_TYPES, type TaskStatus, type TaskType } from '@tracking-console/contract/taskConstants';
import type { ListTasks } from '@tracking-console/contract/tasks';

/** What the list shows, as it stands in the address. Days are of the reader's clock. */
export const FILTERS = ['type', 'status', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

export const PAGE_SIZE = 20;
/** As far as pages are counted. */
const LAST_PAGE = 1_000_000;

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const READABLE: Record<FilterName, (text: string) => boolean> = {
  type: isOneOf(TASK_TYPES),
  status: isOneOf(TASK_STATUSES),
  from: isDay,
  to: isDay,
};

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime());
}

/** What cannot be read filters nothing, nor does a range that ends before it begins. */
export function readFilter(address: URLSearchParams, name: FilterName): string {
  const text = address.get(name) ?? '';
  if (!READABLE[name](text)) return '';
  const isBackwards = name === 'to' && text < readFilter(address, 'from');
  return isBackwards ? '' : text;
}

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

export const isFiltered = (address: URLSearchParams) => FILTERS.some((name) => readFilter(address, name));

export function listFilter(address: URLSearchParams): Omit<ListTasks, 'scope'> {
  const [type, status, from, to] = FILTERS.map((name) => readFilter(address, name));
  return {
    page_no: readPage(address),
    page_size: PAGE_SIZE,
    ...(type && { type: type as TaskType }), // as READABLE has checked
    ...(status && { status: status as TaskStatus }),
    ...(from && { created_from: new Date(`${from}T00:00`).toISOString() }),
    ...(to && { created_to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** Other filters begin on their first page; an empty value takes the parameter away. */
export function withFilters(address: URLSearchParams, values: Partial<Record<FilterName, string>>): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function withParameter(address: URLSearchParams, name: 'page' | 'task', value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

export const taskKey = ({ scope, id }: NamedTask) => `${scope}.${id}`;

export function readTask(address: URLSearchParams): NamedTask | null {
  const [, name, id] = /^([A-Z]+)\.([0-9]{1,15})$/.exec(address.get('task') ?? '') ?? [];
  const scope = IDENTITIES.find((identity) => identity === name);
  return scope && id ? { scope, id } : null;
}
