/** The release this page would get now, and whether to load the page for it. */
export interface NextRelease {
  /** False for a release that the page was loaded for and did not get: it is announced, but not served. */
  isWorthLoading: (release: string) => boolean;
  /** Loads the page again; not a second time for a release that was not served. */
  loadFor: (release: string) => void;
}

const NAME = 'tracking-console.loadedFor';
const MAX_REMEMBERED = 20;

interface Page {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  reload: () => void;
}

/** As with newVersion.ts: where nothing can be written down, nothing is loaded. */
export function createNextRelease(own: string, { storage, reload }: Page): NextRelease {
  // Noted by pages before this one: a user who cancels the browser's confirmation may have it loaded once more.
  const inVain = loadedFor(storage).filter((release) => release !== own);
  const isWorthLoading = (release: string) => {
    return release !== own && storage !== null && !inVain.includes(release);
  };
  return {
    isWorthLoading,
    loadFor(release) {
      if (!isWorthLoading(release)) return;
      try {
        storage?.setItem(NAME, JSON.stringify([...inVain, release].slice(-MAX_REMEMBERED)));
      } catch {
        return; // The browser's storage may be full.
      }
      reload();
    },
  };
}

function loadedFor(storage: Page['storage']): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((release) => typeof release === 'string') : [];
  } catch {
    return [];
  }
}
