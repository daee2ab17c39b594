/** A row by its place, or the room of rows that are not drawn. */
export type Drawn = { index: number } | { gap: number; before: number };

/** What stands in a long table's body: the rows in the window, one that is kept wherever it is, and gaps between them. */
export function drawnRows(first: number, last: number, count: number, kept: number): Drawn[] {
  const window = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  const isApart = kept >= 0 && kept < count && (kept < first || kept >= last);
  const indexes = !isApart ? window : kept < first ? [kept, ...window] : [...window, kept];
  const drawn: Drawn[] = [];
  let next = 0;
  for (const index of indexes) {
    if (index > next) drawn.push({ gap: index - next, before: index });
    drawn.push({ index });
    next = index + 1;
  }
  if (next < count) drawn.push({ gap: count - next, before: count });
  return drawn;
}
