import type { TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { ImportMapping } from '@tracking-console/contract/tasks/imports';
import type { BulkWork, TaskDetail, TaskFile, TaskLogEntry, TaskRow } from '@tracking-console/contract/tasks/tasks';
import type { Translate } from '../../documents/texts.ts';
import { identityOf } from '../../owner.ts';
import type { AirParams } from './airBulk/airBulkKind.ts';
import type { TaskWithFiles } from './findTasks.ts';
import type { ResendParams } from './historyResend/resendKind.ts';
import type { ImportMappingRecord } from './importMappingTable.ts';
import { reasonText } from './reasonText.ts';
import type { FaultyRow } from './taskKind.ts';
import { taskParameters } from './taskParameters.ts';
import type { TaskFileRecord, TaskLogRecord } from './taskTable.ts';
import type { FileUpdate } from './trackBulk/workUpdates.ts';

/** A task as the consoles show it. */
export function toTaskRow({ task, files, canUndo, canRetry, canDuplicate }: TaskWithFiles): TaskRow {
  return {
    id: String(task.id),
    scope: identityOf(task.scope),
    type: task.type,
    name: task.name,
    status: task.status,
    source: task.source,
    action:
      task.type === 'bulk'
        ? (task.params as BulkWork | TrackWork | FileUpdate | AirParams | ResendParams).action
        : null,
    total: task.total,
    done: task.done,
    ok: task.ok,
    failed: task.failed,
    faults: task.faults,
    create_time: task.createTime.toISOString(),
    start_time: task.startTime?.toISOString() ?? null,
    end_time: task.endTime?.toISOString() ?? null,
    expire_time: task.expireTime.toISOString(),
    result_file: fileOf(files, 'result'),
    error_file: fileOf(files, 'error'),
    can_undo: canUndo,
    can_retry: canRetry,
    can_duplicate: canDuplicate,
  };
}

/** Without what it is found by. */
export function toImportMapping({ id, columns, mapping, usedTime }: ImportMappingRecord): ImportMapping {
  return { id: String(id), columns, mapping, used_time: usedTime.toISOString() };
}

/** The further details of a task beside its row, and their texts. */
interface Parts {
  failures: FaultyRow[];
  log: TaskLogRecord[];
  t: Translate;
}

export function toTaskDetail(found: TaskWithFiles, { failures: faulty, log, t }: Parts): TaskDetail {
  const failures = faulty.map(({ number, ...failure }) => ({
    ...failure,
    reason: reasonText({ ...failure, ...(number && { number }) }, t),
  }));
  const columns = found.files.find(({ role }) => role === 'input')?.columns ?? [];
  const params = taskParameters(found.task, columns);
  return { ...toTaskRow(found), columns, failures, params, log: log.map(toLogEntry) };
}

function toLogEntry({ kind, time, batch, rows, failed, ms }: TaskLogRecord): TaskLogEntry {
  return { kind, time: time.toISOString(), batch, rows, failed, ms };
}

function fileOf(files: readonly TaskFileRecord[], role: TaskFileRecord['role']): TaskFile | null {
  const file = files.find((one) => one.role === role);
  if (!file) return null;
  const isStored = role === 'result' && !file.name.endsWith('.xlsx');
  return { name: file.name, size: isStored ? file.size : 0, rows: file.rows };
}
