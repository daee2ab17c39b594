import { useApplication, useRequestIds } from '@tracking-console/app-kit';
import { type ImportField, isUnderWay, LARGEST_UPLOAD, TASK_CODES } from '@tracking-console/contract/taskConstants';
import type { ColumnMapping, TaskRow, UploadedFile } from '@tracking-console/contract/tasks';
import type { CallError } from '@tracking-console/platform';
import { useUnsaved } from '@tracking-console/ui/later';
import { useEffect, useState } from 'react';
import { useStartImportMutation, useUploadFileMutation } from '../../model/tasks/tasksApi.ts';
import { useTasks } from '../../model/tasks/useTasks.ts';

export type ImportFailure = 'badFile' | 'tooLarge' | 'tooMany' | 'tooOften' | 'busy' | 'gone' | 'unreachable';

export type ImportState =
  /** What could not be read keeps its file, to be sent again. */
  | { phase: 'choosing'; failure: ImportFailure | null; file?: File }
  | { phase: 'reading'; name: string }
  | { phase: 'mapping'; upload: UploadedFile; mapping: ColumnMapping; failure: ImportFailure | null }
  | { phase: 'started'; taskId: string };

/** An import from the file to its task. What an earlier visit started and is still under way is shown again. */
export function useImport(given: File | null, onStarted?: () => void) {
  const { tasks } = useTasks();
  const [own, setState] = useState<ImportState>({ phase: 'choosing', failure: null });
  const [send, { isLoading: starting }] = useStartImportMutation();
  const [read] = useUploadFileMutation();
  const requests = useRequestIds();
  const earlier = tasks.find(({ type, status }) => type === 'import' && isUnderWay(status));
  const state: ImportState =
    own.phase === 'choosing' && !own.failure && !given && earlier ? { phase: 'started', taskId: earlier.id } : own;

  // The file is read again otherwise, and its columns matched.
  const holdsFile = state.phase === 'choosing' && state.file !== undefined;
  useUnsaved(useApplication().platform.unsaved, state.phase === 'reading' || state.phase === 'mapping' || holdsFile);

  async function choose(file: File) {
    if (file.size > LARGEST_UPLOAD) return setState({ phase: 'choosing', failure: 'tooLarge' });
    setState({ phase: 'reading', name: file.name });
    const { data: upload, error } = await read(file);
    if (upload) setState({ phase: 'mapping', upload, mapping: upload.mapping, failure: null });
    else setState({ phase: 'choosing', failure: failureOf(error), ...(isPassing(failureOf(error)) && { file }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given once, whatever is rendered meanwhile
  useEffect(() => {
    if (given) void choose(given);
  }, [given]);

  /** Says what a column holds; null: nothing that is wanted. A field is held by one column. */
  function assign(place: number, field: ImportField | null) {
    if (state.phase !== 'mapping') return;
    const others = Object.entries(state.mapping).filter(([name, held]) => held !== place && name !== field);
    setState({ ...state, mapping: { ...Object.fromEntries(others), ...(field && { [field]: place }) } });
  }

  async function start() {
    if (state.phase !== 'mapping' || starting) return;
    const wish = { uploadId: state.upload.upload_id, mapping: state.mapping };
    const { data: task, error } = await send({ ...wish, requestId: requests.idOf(wish) });
    if (task) {
      setState({ phase: 'started', taskId: task.id });
      onStarted?.();
    } else setState({ ...state, failure: failureOf(error) });
  }

  return {
    state,
    task: state.phase === 'started' ? tasks.find(({ id }) => id === state.taskId) : undefined,
    starting,
    choose,
    assign,
    start,
    follow: ({ id }: TaskRow) => setState({ phase: 'started', taskId: id }),
    reset: () => setState({ phase: 'choosing', failure: null }),
  };
}

export type Import = ReturnType<typeof useImport>;

/** What another try may mend. */
const PASSING: readonly ImportFailure[] = ['tooOften', 'busy', 'unreachable'];
const isPassing = (failure: ImportFailure) => PASSING.includes(failure);

function failureOf(error: unknown): ImportFailure {
  const { code, status } = (error ?? {}) as Partial<CallError>; // of callBaseQueryOf
  if (status === 429) return 'busy';
  if (status === 413 || code === TASK_CODES.tooLarge) return 'tooLarge';
  if (code === TASK_CODES.badFile || code === TASK_CODES.noNumberColumn) return 'badFile';
  if (code === TASK_CODES.tooMany) return 'tooMany';
  if (code === TASK_CODES.tooOften) return 'tooOften';
  return code === TASK_CODES.notFound ? 'gone' : 'unreachable';
}
