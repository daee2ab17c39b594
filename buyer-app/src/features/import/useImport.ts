import { useApplication, useRequestIds } from '@tracking-console/app-kit';
import { useTasks } from '@tracking-console/app-kit/later';
import type { ColumnMapping, UploadedFile } from '@tracking-console/contract/imports';
import { type ImportField, isUnderWay, MAX_UPLOAD_BYTES, TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import type { CallError } from '@tracking-console/platform';
import { useUnsaved } from '@tracking-console/ui/later';
import { useEffect, useState } from 'react';
import {
  type HowToRead,
  taskBaseApi,
  useStartImportMutation,
  useUploadFileMutation,
} from '../../model/tasks/tasksApi.ts';

export type ImportFailure =
  | 'badFile'
  | 'noRows'
  | 'tooLarge'
  | 'tooMany'
  | 'tooOften'
  | 'busy'
  | 'gone'
  | 'unreachable';

export type ImportState =
  /** What could not be read keeps its file, to be sent again. */
  | { phase: 'choosing'; failure: ImportFailure | null; file?: File }
  | { phase: 'reading'; name: string }
  | { phase: 'mapping'; file: File; upload: UploadedFile; mapping: ColumnMapping; failure: ImportFailure | null }
  | { phase: 'started'; taskId: string };

/** An import from the file to its task. What an earlier visit started and is still under way is shown again. */
export function useImport(given: File | null, onStarted?: () => void) {
  const { tasks } = useTasks(taskBaseApi);
  const [own, setState] = useState<ImportState>({ phase: 'choosing', failure: null });
  const [send, { isLoading: starting }] = useStartImportMutation();
  const [read, { isLoading: reading }] = useUploadFileMutation();
  const requests = useRequestIds();
  const earlier = tasks.find(({ type, status }) => type === 'import' && isUnderWay(status));
  const state: ImportState =
    own.phase === 'choosing' && !own.failure && !given && earlier ? { phase: 'started', taskId: earlier.id } : own;

  // The file is read again otherwise, and its columns matched.
  const holdsFile = state.phase === 'choosing' && state.file !== undefined;
  useUnsaved(useApplication().platform.unsaved, state.phase === 'reading' || state.phase === 'mapping' || holdsFile);

  async function choose(file: File) {
    if (file.size > MAX_UPLOAD_BYTES) return setState({ phase: 'choosing', failure: 'tooLarge' });
    if (!(await isReadable(file))) return setState({ phase: 'choosing', failure: 'badFile' });
    setState({ phase: 'reading', name: file.name });
    const { data: upload, error } = await read({ file, how: {} });
    if (upload) setState({ phase: 'mapping', file, upload, mapping: upload.mapping, failure: null });
    else setState({ phase: 'choosing', failure: failureOf(error), ...(isPassing(failureOf(error)) && { file }) });
  }

  /** Reads the same file otherwise; where that fails, it stays as it was read. */
  async function readAs(how: HowToRead) {
    if (state.phase !== 'mapping') return;
    const { file } = state;
    const { data: upload, error } = await read({ file, how });
    if (upload) setState({ phase: 'mapping', file, upload, mapping: upload.mapping, failure: null });
    else setState({ ...state, failure: failureOf(error) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given once, whatever is rendered meanwhile
  useEffect(() => {
    if (given) void choose(given);
  }, [given]);

  /** Sets what a column holds; null: nothing that is wanted. A field is held by one column. */
  function assign(place: number, field: ImportField | null) {
    if (state.phase !== 'mapping') return;
    const others = Object.entries(state.mapping).filter(([name, held]) => held !== place && name !== field);
    setState({ ...state, mapping: { ...Object.fromEntries(others), ...(field && { [field]: place }) } });
  }

  async function start() {
    if (state.phase !== 'mapping' || starting) return;
    const content = { uploadId: state.upload.upload_id, mapping: state.mapping };
    const { data: task, error } = await send({ ...content, requestId: requests.idOf(content) });
    if (task) {
      setState({ phase: 'started', taskId: task.id });
      onStarted?.();
    } else setState({ ...state, failure: failureOf(error) });
  }

  return {
    state,
    task: state.phase === 'started' ? tasks.find(({ id }) => id === state.taskId) : undefined,
    starting,
    reading,
    choose,
    readAs,
    assign,
    start,
    follow: ({ id }: TaskRow) => setState({ phase: 'started', taskId: id }),
    reset: () => setState({ phase: 'choosing', failure: null }),
  };
}

export type Import = ReturnType<typeof useImport>;

/** A folder that was dropped, or a file that has gone, looks like a file until it is read. */
function isReadable(file: File): Promise<boolean> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('loadend', () => resolve(reader.error === null));
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}

/** Failures that a retry may resolve. */
const PASSING: readonly ImportFailure[] = ['tooOften', 'busy', 'unreachable'];
const isPassing = (failure: ImportFailure) => PASSING.includes(failure);

function failureOf(error: unknown): ImportFailure {
  const { code, status } = (error ?? {}) as Partial<CallError>; // of callBaseQueryOf
  if (status === 429) return 'busy';
  // Asking again changes nothing.
  if (status === 400 || status === 415) return 'badFile';
  if (status === 413 || code === TASK_CODES.tooLarge) return 'tooLarge';
  if (code === TASK_CODES.badFile || code === TASK_CODES.noNumberColumn) return 'badFile';
  if (code === TASK_CODES.noRows) return 'noRows';
  if (code === TASK_CODES.tooMany) return 'tooMany';
  if (code === TASK_CODES.tooOften) return 'tooOften';
  return code === TASK_CODES.notFound ? 'gone' : 'unreachable';
}
