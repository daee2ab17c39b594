import { entriesOf, type WithEntries } from './entries.ts';

/** Where the reader was on the pages of the tab's history: how far down, or at which row. Outlives a reload. */
export interface Places {
  /** Names the entry of the history that is shown, the same after a reload. */
  entry: () => string;
  /** 0 where nothing is known. */
  read: (name: string) => number;
  write: (name: string, place: number) => void;
}

const STORED = 'tc_places';
const MAX_PLACES = 100;

export function createPlaces(page: WithEntries, storage: Storage | null): Places {
  const places = new Map(stored(storage));
  const store = () => {
    try {
      storage?.setItem(STORED, JSON.stringify([...places].slice(-MAX_PLACES)));
    } catch {
      // The storage is full: the places are lost with a reload, and nothing else.
    }
  };
  page.addEventListener('pagehide', store);
  return {
    entry() {
      const { location, history } = page;
      // Browsers without the Navigation API know the entries by what the router noted in them.
      return `${entriesOf(page).current?.key ?? history.state?.key ?? 'first'} ${location.pathname}`;
    },
    read: (name) => places.get(name) ?? 0,
    write(name, place) {
      places.delete(name); // so that the newest is last
      places.set(name, place);
    },
  };
}

function stored(storage: Storage | null): [string, number][] {
  try {
    const read: unknown = JSON.parse(storage?.getItem(STORED) ?? '[]');
    return Array.isArray(read) ? read.filter(isPlace) : [];
  } catch {
    return []; // it was damaged
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
