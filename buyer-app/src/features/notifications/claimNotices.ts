const NAME = 'tc_notices';
/** An id that has fallen out is too old to be shown again. */
const MAX_REMEMBERED = 200;
/** The maximum per call. */
const MAX_IDS = 50;
/** By then every tab sees what this one has stored. */
const LOCK_MS = 30_000;

/** Returns the notices this tab shows: all tabs of the browser receive them, and the first to claim one shows it. */
export async function claimNotices(ids: readonly string[]): Promise<string[]> {
  const known = readKnown();
  const fresh = ids.filter((id) => !known.includes(id)).slice(0, MAX_IDS);
  const held = await Promise.all(fresh.map(hold));
  const own = fresh.filter((_id, place) => held[place]);
  if (own.length > 0) remember([...readKnown(), ...own].slice(-MAX_REMEMBERED));
  return own;
}

/** Whether this tab is the first. Tabs agree on locks at once, while what one stores reaches the others a moment later. */
function hold(id: string): Promise<boolean> {
  // Without locks there is hardly a second tab either.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    void navigator.locks.request(`${NAME}_${id}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock ? new Promise((release) => setTimeout(release, LOCK_MS)) : null;
    });
  });
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
    // denied or full: the notice's tag keeps it from being shown twice
  }
}
