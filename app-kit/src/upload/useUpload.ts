import type { UploadedFile } from '@tracking-console/contract/tasks/imports';
import { MAX_UPLOAD_BYTES } from '@tracking-console/contract/tasks/taskConstants';
import { useUnsaved } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';
import type { HowToRead, TasksApi } from '../tasks/createTasksApi.ts';
import { isPassing, type UploadFailure, uploadFailureOf } from './uploadFailure.ts';

export type UploadState =
  /** A file that could not be read is kept, to be sent again. */
  | { phase: 'choosing'; failure: UploadFailure | null; file?: File }
  | { phase: 'reading'; name: string }
  | { phase: 'read'; file: File; upload: UploadedFile; failure: UploadFailure | null };

export type Upload = ReturnType<typeof useUpload>;

/** A file of rows on its way to the server, until something is made of it. */
export function useUpload(api: TasksApi) {
  const [state, setState] = useState<UploadState>({ phase: 'choosing', failure: null });
  const [read, { isLoading: reading }] = api.useUploadFileMutation();
  useUnsaved(useApplication().platform.unsaved, state.phase !== 'choosing' || state.file !== undefined);

  async function choose(file: File) {
    if (file.size > MAX_UPLOAD_BYTES) return setState({ phase: 'choosing', failure: 'tooLarge' });
    if (!(await isReadable(file))) return setState({ phase: 'choosing', failure: 'badFile' });
    setState({ phase: 'reading', name: file.name });
    const { data: upload, error } = await read({ file, how: {} });
    if (upload) return setState({ phase: 'read', file, upload, failure: null });
    const failure = uploadFailureOf(error);
    setState({ phase: 'choosing', failure, ...(isPassing(failure) && { file }) });
  }

  /** Reads the same file otherwise; where that fails, it stays as it was read. */
  async function readAs(how: HowToRead) {
    if (state.phase !== 'read') return;
    const { file } = state;
    const { data: upload, error } = await read({ file, how });
    if (upload) setState({ phase: 'read', file, upload, failure: null });
    else fail(error);
  }

  /** Of what was to be made of the file; it stays chosen. */
  function fail(error: unknown) {
    setState((now) => (now.phase === 'read' ? { ...now, failure: uploadFailureOf(error) } : now));
  }

  return { state, reading, choose, readAs, fail, reset: () => setState({ phase: 'choosing', failure: null }) };
}

/** A dropped folder, or a file that is gone, looks like a file until it is read. */
function isReadable(file: File): Promise<boolean> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('loadend', () => resolve(reader.error === null));
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
