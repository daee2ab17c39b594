/** One measured thing: ours, and where there is one, that of one application and that of single-spa alone. */
export interface Row {
  measure: string;
  unit: keyof typeof UNITS;
  ours: number;
  oneApplication?: number;
  singleSpa?: number;
  /** The limit: a share of the one application's value or of single-spa's, or an amount in its own unit. */
  figure?: { of: 'oneApplication' | 'singleSpa' | 'itself'; atMost: number };
}

const UNITS = {
  ms: (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`,
  s: (value: number) => `${(value / 1000).toFixed(2)} s`,
  MB: (value: number) => `${Math.round(value / 1e6)} MB`,
  kB: (value: number) => `${(value / 1000).toFixed(value < 10_000 ? 2 : 1)} kB`,
  '×': (value: number) => `${value.toFixed(2)} ×`,
  '': (value: number) => String(Math.round(value)),
};

const ratio = (value: number, base: number) => (base === 0 ? '' : `${(value / base).toFixed(2)} ×`);

/** Prints measured values, their ratios, and whether the figure is met. Returns what is not. */
export function printRows(title: string, rows: readonly Row[]): string[] {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map((row) => [row.measure, cells(row)])));
  return rows.filter((row) => isMet(row) === false).map(({ measure }) => `${title}: ${measure}`);
}

function cells(row: Row) {
  const { ours, oneApplication, singleSpa, unit, figure } = row;
  const format = UNITS[unit];
  const met = isMet(row);
  return {
    ours: format(ours),
    'one application': oneApplication === undefined ? '' : format(oneApplication),
    'of it': oneApplication === undefined ? '' : ratio(ours, oneApplication),
    'single-spa alone': singleSpa === undefined ? '' : format(singleSpa),
    'of that': singleSpa === undefined ? '' : ratio(ours, singleSpa),
    figure:
      figure === undefined
        ? ''
        : `≤ ${figure.of === 'itself' ? format(figure.atMost) : `${figure.atMost.toFixed(2)} ×`}`,
    '': met === undefined ? '' : met ? 'met' : 'not met',
  };
}

function isMet({ ours, figure, ...others }: Row): boolean | undefined {
  if (!figure) return undefined;
  if (figure.of === 'itself') return ours <= figure.atMost;
  const base = others[figure.of];
  return base === undefined ? undefined : ours / base <= figure.atMost;
}

/** Figures: so much of the one application's, or a value of its own. */
export const atMost = (share: number) => ({ of: 'oneApplication', atMost: share }) as const;
export const itself = (value: number) => ({ of: 'itself', atMost: value }) as const;
