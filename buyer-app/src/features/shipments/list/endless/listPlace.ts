const NAME = 'tc_buyer_list_place';

/** Where an endless list was left, so that Back returns there: one place for each entry of the tab's history. */
type Places = Record<string, number>;

/** Enough for going to and fro. */
const MOST = 50;

/** The first row that was in sight; from 0. */
export function placeOf(entry: string): number {
  return readPlaces()[entry] ?? 0;
}

export function rememberPlace(entry: string, row: number): void {
  const { [entry]: _before, ...others } = readPlaces();
  const places = [...Object.entries(others), [entry, row] as const].slice(-MOST);
  try {
    sessionStorage.setItem(NAME, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // denied or full: the list begins at its top
  }
}

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Places; // written above
  } catch {
    return {};
  }
}
