const NAME = 'tc_notices';
/** An id that has fallen out is too old to be told again. */
const KEPT = 200;
/** A call names no more. */
const MOST = 50;

/** Of notices that all tabs of this browser hear of, those this tab is to show: the first that asks has them. */
export async function claimNotices(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const claim = () => {
    const known = readKnown();
    const fresh = ids.filter((id) => !known.includes(id)).slice(0, MOST);
    remember([...known, ...fresh].slice(-KEPT));
    return fresh;
  };
  // Without locks there is hardly a second tab either.
  return 'locks' in navigator ? navigator.locks.request(NAME, claim) : claim();
}

function readKnown(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(known) ? known.map(String) : [];
  } catch {
    return []; // storage is denied, or holds something else
  }
}

function remember(ids: readonly string[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(ids));
  } catch {
    // denied or full: the notice's tag keeps it from standing twice
  }
}
