export function selectAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  chosen: boolean,
): ReadonlySet<string> {
  return selectRange(selected, keys, 0, keys.length - 1, chosen);
}

/** Chooses or leaves the rows between two places, whichever comes first. */
export function selectRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  from: number,
  to: number,
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
