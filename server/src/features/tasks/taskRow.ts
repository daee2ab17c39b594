import type { ImportMapping } from '@tracking-console/contract/imports';
import type { BulkWork, TaskDetail, TaskFile, TaskRow } from '@tracking-console/contract/tasks';
import type { ImportMappingRecord } from './importMappingTable.ts';
import type { FaultyRow } from './taskKind.ts';
import type { TaskWithFiles } from './taskService.ts';
import type { TaskFileRecord } from './taskTable.ts';

/** A task as the consoles show it. */
export function toTaskRow({ task, files, canUndo }: TaskWithFiles): TaskRow {
  return {
    id: String(task.id),
    type: task.type,
    name: task.name,
    status: task.status,
    source: task.source,
    action: task.type === 'bulk' ? (task.params as BulkWork).action : null,
    total: task.total,
    done: task.done,
    ok: task.ok,
    failed: task.failed,
    create_time: task.createTime.toISOString(),
    start_time: task.startTime?.toISOString() ?? null,
    end_time: task.endTime?.toISOString() ?? null,
    expire_time: task.expireTime.toISOString(),
    result_file: fileOf(files, 'result'),
    error_file: fileOf(files, 'error'),
    can_undo: canUndo,
  };
}

/** Without what it is found by. */
export function toImportMapping({ id, columns, mapping, usedTime }: ImportMappingRecord): ImportMapping {
  return { id: String(id), columns, mapping, used_time: usedTime.toISOString() };
}

export function toTaskDetail(found: TaskWithFiles, failures: FaultyRow[]): TaskDetail {
  const columns = found.files.find(({ role }) => role === 'input')?.columns ?? [];
  return { ...toTaskRow(found), columns, failures };
}

function fileOf(files: readonly TaskFileRecord[], role: TaskFileRecord['role']): TaskFile | null {
  const file = files.find((one) => one.role === role);
  if (!file) return null;
  const isStored = role === 'result' && !file.name.endsWith('.xlsx');
  return { name: file.name, size: isStored ? file.size : 0, rows: file.rows };
}
