interface HistoryEntry {
  key: string;
  index: number;
  url: string | null;
  sameDocument: boolean;
}

/** The Navigation API, as far as it is used; browsers without it know less of the history. */
export type WithEntries = Window & {
  navigation?: { currentEntry: HistoryEntry | null; entries: () => readonly HistoryEntry[] };
};

/** The entry of the tab's history that is shown, and the one a step back leads to, where it is of this origin. */
export function entriesOf({ navigation }: WithEntries): { current?: HistoryEntry; behind?: HistoryEntry } {
  const current = navigation?.currentEntry;
  if (!navigation || !current) return {};
  const behind = navigation.entries()[current.index - 1];
  return { current, ...(behind && { behind }) };
}
