/** Columns as wide as their widest cell; an empty table is labelled as empty. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return none;
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Enough of a release's id to be unlike the others. */
export const short = (id: string | null) => id?.slice(0, 12) ?? '';

export const timeOf = (iso: string) => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');

export const kB = (bytes: number | null) => (bytes === null ? '' : `${(bytes / 1000).toFixed(1)} kB`);
