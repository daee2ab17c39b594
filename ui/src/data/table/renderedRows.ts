/** A row by its place, or the room of rows that are not rendered. */
export type Rendered = { index: number } | { gap: number; before: number };

/** The content of a long table's body: the rows in the window, one that is always kept, and gaps between them. */
export function renderedRows(first: number, last: number, count: number, kept: number): Rendered[] {
  const window = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  const isApart = kept >= 0 && kept < count && (kept < first || kept >= last);
  const indexes = !isApart ? window : kept < first ? [kept, ...window] : [...window, kept];
  const rendered: Rendered[] = [];
  let next = 0;
  for (const index of indexes) {
    if (index > next) rendered.push({ gap: index - next, before: index });
    rendered.push({ index });
    next = index + 1;
  }
  if (next < count) rendered.push({ gap: count - next, before: count });
  return rendered;
}
