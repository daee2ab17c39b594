import { useRequestIds } from '@tracking-console/app-kit';
import { type UploadFailure, type UploadState, useTasks, useUpload } from '@tracking-console/app-kit/later';
import type { ColumnMapping, UploadedFile } from '@tracking-console/contract/tasks/imports';
import { type ImportField, isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { useEffect, useState } from 'react';
import { taskBaseApi, useStartImportMutation } from '../../model/tasks/tasksApi.ts';

export type ImportState =
  | Exclude<UploadState, { phase: 'read' }>
  | { phase: 'mapping'; upload: UploadedFile; mapping: ColumnMapping; failure: UploadFailure | null }
  | { phase: 'started'; taskId: string };

/** An import from the file to its task. What an earlier visit started and is still under way is shown again. */
export function useImport(given: File | null, onStarted?: () => void) {
  const { tasks } = useTasks(taskBaseApi);
  const { state: file, reading, choose, readAs, fail, reset: forget } = useUpload(taskBaseApi);
  /** The file's columns as the customer has assigned them. */
  const [assigned, setAssigned] = useState<{ upload: UploadedFile; mapping: ColumnMapping }>();
  const [startedId, setStartedId] = useState<string>();
  const [send, { isLoading: starting }] = useStartImportMutation();
  const requests = useRequestIds();
  const earlier = tasks.find(({ type, status }) => type === 'import' && isUnderWay(status));
  const state = stateOf();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given once, whatever is rendered meanwhile
  useEffect(() => {
    if (given) void choose(given);
  }, [given]);

  function stateOf(): ImportState {
    if (startedId !== undefined) return { phase: 'started', taskId: startedId };
    if (file.phase === 'choosing' && !file.failure && !given && earlier)
      return { phase: 'started', taskId: earlier.id };
    if (file.phase !== 'read') return file;
    const { upload, failure } = file;
    return {
      phase: 'mapping',
      upload,
      mapping: assigned?.upload === upload ? assigned.mapping : upload.mapping,
      failure,
    };
  }

  /** Sets what a column holds; null: nothing that is wanted. A field is held by one column. */
  function assign(place: number, field: ImportField | null) {
    if (state.phase !== 'mapping') return;
    const others = Object.entries(state.mapping).filter(([name, held]) => held !== place && name !== field);
    setAssigned({ upload: state.upload, mapping: { ...Object.fromEntries(others), ...(field && { [field]: place }) } });
  }

  async function start() {
    if (state.phase !== 'mapping' || starting) return;
    const content = { uploadId: state.upload.upload_id, mapping: state.mapping };
    const { data: task, error } = await send({ ...content, requestId: requests.idOf(content) });
    if (!task) return fail(error);
    setStartedId(task.id);
    forget();
    onStarted?.();
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
    follow: ({ id }: TaskRow) => setStartedId(id),
    reset: () => {
      setStartedId(undefined);
      forget();
    },
  };
}

export type Import = ReturnType<typeof useImport>;
