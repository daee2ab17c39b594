/** What to do when a file of this page's release is gone because a newer release replaced it. */
export interface NewVersion {
  /** Whether loading the page again helps: a file of it is gone for good, and it was not loaded again for that before. */
  helps: (failure: unknown) => Promise<boolean>;
  /** Loads the page again; not a second time for one release. */
  load: () => void;
}

const NAME = 'tracking-console.reloaded';
/** A user should not wait longer than this for an error. In ms. */
const TIMEOUT_MS = 2000;

interface Page {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  reload: () => void;
}

/** Without storage for a note of the reload, the page could reload endlessly: then it is not offered. */
export function createNewVersion(release: string, { storage, reload }: Page): NewVersion {
  // Noted by the page before this one: a user who cancels the browser's confirmation may load it once more.
  const wasDone = isNoted(release, storage);
  return {
    helps: async (failure) => !wasDone && (await isGone(addressOf(failure))),
    load() {
      if (wasDone) return;
      try {
        storage?.setItem(NAME, release);
      } catch {
        return; // The browser's storage may be full.
      }
      reload();
    },
  };
}

function isNoted(release: string, storage: Page['storage']): boolean {
  try {
    return !storage || storage.getItem(NAME) === release;
  } catch {
    return true;
  }
}

/** An error from a failed file load carries its address: webpack sets it, and our loaders do the same. */
function addressOf(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || !('request' in failure)) return undefined;
  return typeof failure.request === 'string' ? failure.request : undefined;
}

/** Not just unreachable: the server answers that there is no such file. */
async function isGone(address: string | undefined): Promise<boolean> {
  if (!address) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'same-origin', signal });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
