import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { FoundShipments, StartedTask, TaskRow } from '@tracking-console/contract/tasks/tasks';
import type { FastifyRequest } from 'fastify';
import { apiOwnerOf } from '../../http/callers/apiOwner.ts';
import { scopeOf } from '../../http/callers/identity.ts';
import { sessionOf } from '../../http/callers/session.ts';
import { refusal, success } from '../../http/calls/envelope.ts';
import type { Owner } from '../../owner.ts';
import type { StartedBulk } from './startOfRows.ts';
import { toTaskRow } from './taskRow.ts';
import type { TaskService } from './taskService.ts';
import type { TaskRecord } from './taskTable.ts';

export const TASK_ROOT = '/console-api/v1/task';
export const MISSING = refusal(TASK_CODES.notFound, 'There is no such task.');
export const TOO_MANY = refusal(TASK_CODES.tooMany, 'Too many tasks are under way.');

export async function startedRow(tasks: TaskService, task: TaskRecord): Promise<TaskRow> {
  const { gid, scope, id } = task;
  const none = { canUndo: false, canRetry: false, canDuplicate: false };
  const found = await tasks.find({ gid, scope }, id);
  return toTaskRow(found ?? { task, files: [], ...none });
}

export const startedAnswer = async (tasks: TaskService, task: TaskRecord) =>
  success<StartedTask>({ task: await startedRow(tasks, task) });

export async function bulkAnswer(tasks: TaskService, outcome: StartedBulk) {
  if (outcome.kind === 'started') return startedAnswer(tasks, outcome.task);
  if (outcome.kind === 'tooMany') return TOO_MANY;
  const { count } = outcome;
  const grown = `The filter finds ${count} shipments now, more than were previewed. Nothing was changed.`;
  return { ...refusal(TASK_CODES.moreThanPreviewed, grown), data: { count } satisfies FoundShipments };
}

export function taskOwnerOf(request: FastifyRequest): Owner {
  return scopeOf(request) === 'API' ? apiOwnerOf(request) : { gid: sessionOf(request).gid, scope: 'BUYER' };
}
