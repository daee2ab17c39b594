import { inspectFile } from '../loader/inspectFile.ts';
import { DeadlineExceeded, withinDeadline } from './deadline.ts';
import { ApplicationFailure, type FailureReason } from './failure.ts';
import { LIMITS } from './limits.ts';
import { retryOnce } from './retryOnce.ts';

/** How a module is fetched and run; the table of names and addresses is the import map's. */
export interface ModuleLoader {
  /** Rejects with an error whose `request` is the file that could not be loaded, which may be one of another module. */
  import: (url: string) => Promise<unknown>;
  /** The absolute address a name leads to, overrides included. */
  resolve: (url: string) => string;
  /** Removes a module, and all that have failed or hang, so that the next import requests them again. */
  forget: (url?: string) => void;
}

const GONE = new Set([404, 410]);
const RETRYABLE = new Set<FailureReason>(['unreachable', 'status', 'notAModule', 'damaged']);

/** A file could not be loaded, which other applications may need as well. */
export const isOfFile = ({ reason }: ApplicationFailure) => reason === 'late' || RETRYABLE.has(reason);

/**
 * Loads a module. An immediate failure is retried once after a moment; a request that was never answered is not.
 * @throws ApplicationFailure
 */
export const loadModule = (loader: ModuleLoader, url: string, ended: AbortSignal): Promise<unknown> =>
  retryOnce(
    () => importOnce(loader, url, ended),
    (failure) => failure instanceof ApplicationFailure && RETRYABLE.has(failure.reason),
  );

async function importOnce(loader: ModuleLoader, url: string, ended: AbortSignal): Promise<unknown> {
  if (ended.aborted) throw ended.reason;
  try {
    return await withinDeadline(loader.import(url), LIMITS.loadMs);
  } catch (cause) {
    loader.forget(url);
    throw await diagnose(failedFile(cause) ?? loader.resolve(url), cause);
  }
}

/** The file an import failed for, where the loader names it. */
export const failedFile = (cause: unknown) => (cause as { request?: string } | undefined)?.request;

/** The loader only reports which file failed; one more request for that file finds out why. */
async function diagnose(address: string, cause: unknown): Promise<ApplicationFailure> {
  if (cause instanceof DeadlineExceeded) return new ApplicationFailure('late', cause.message, cause);
  const failure = (reason: FailureReason, message: string) => new ApplicationFailure(reason, message, cause);
  const refused = ({ status }: Response) => failure('status', `${address} answered ${status}.`);
  try {
    return await inspectFile(address, (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      if (GONE.has(answer.status)) return Object.assign(refused(answer), { request: address });
      if (!answer.ok) return refused(answer);
      if (!/javascript/.test(type)) return failure('notAModule', `${address} is "${type}", not a script.`);
      return failure('damaged', cause instanceof Error ? cause.message : String(cause));
    });
  } catch {
    return failure('unreachable', `${address} cannot be reached.`);
  }
}
