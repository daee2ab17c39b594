import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { CallError } from '@tracking-console/platform';

/** Why a file could not be read, or not be worked on. Texts: `upload.failure.*`. */
export type UploadFailure =
  | 'badFile'
  | 'noRows'
  | 'tooLarge'
  | 'tooMany'
  | 'tooOften'
  | 'busy'
  | 'gone'
  | 'unreachable';

/** Failures that a retry may resolve. */
const PASSING: readonly UploadFailure[] = ['tooOften', 'busy', 'unreachable'];
export const isPassing = (failure: UploadFailure) => PASSING.includes(failure);

export function uploadFailureOf(error: unknown): UploadFailure {
  const { code, status } = (error ?? {}) as Partial<CallError>; // of callBaseQueryOf
  if (status === 429) return 'busy';
  // Another try changes nothing.
  if (status === 400 || status === 415) return 'badFile';
  if (status === 413 || code === TASK_CODES.tooLarge) return 'tooLarge';
  if (code === TASK_CODES.badFile || code === TASK_CODES.noNumberColumn) return 'badFile';
  if (code === TASK_CODES.noRows) return 'noRows';
  if (code === TASK_CODES.tooMany) return 'tooMany';
  if (code === TASK_CODES.tooOften) return 'tooOften';
  return code === TASK_CODES.notFound ? 'gone' : 'unreachable';
}
