export interface PaletteItem {
  id: string;
  label: string;
  /** Distinguishes options with the same label. */
  hint?: string;
  /** The key that does the same. */
  shortcut?: string;
  /** Found for the typed text: shown whatever its label. */
  isFound?: boolean;
  onChoose: () => void;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

/** The groups with options for the typed text: every word of it must be in the label. */
export function matchingGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.toLocaleLowerCase().split(/\s+/);
  const matches = ({ label, isFound }: PaletteItem) =>
    isFound || words.every((word) => label.toLocaleLowerCase().includes(word));
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
}

/** The item the person moved to, else the first that begins with what was typed, else the first. */
export function activeAt(items: readonly PaletteItem[], active: string | undefined, typed: string): number {
  const beginning = typed.toLocaleLowerCase();
  const at = items.findIndex(({ id }) => id === active);
  const best = items.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(beginning));
  return Math.max(0, at === -1 ? best : at);
}

/** The index a key moves to in a list of `count`; undefined for other keys. */
export function movedTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
