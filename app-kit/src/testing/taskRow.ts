import type { TaskRow } from '@tracking-console/contract/tasks/tasks';

/** An import that is under way. */
export const taskRow = (changes: Partial<TaskRow> = {}): TaskRow => ({
  id: '1',
  scope: 'BUYER',
  type: 'import',
  name: 'numbers.csv',
  status: 'Running',
  source: 'UI',
  action: null,
  total: 1_200,
  done: 500,
  ok: 500,
  failed: 0,
  faults: {},
  create_time: '2026-03-01T08:00:00.000Z',
  start_time: '2026-03-01T08:00:01.000Z',
  end_time: null,
  expire_time: '2026-03-08T08:00:00.000Z',
  result_file: null,
  error_file: null,
  can_undo: false,
  can_retry: false,
  can_duplicate: false,
  ...changes,
});
