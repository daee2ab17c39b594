/** PG-2b: the columns a customer can show or hide, in their fixed order. The number always stands first. */
export const LIST_COLUMNS = [
  'tag',
  'remark',
  'route',
  'status',
  'event',
  'updated',
  'days',
  'estimate',
  'added',
  'orderNo',
  'shop',
  'orderTime',
  'weight',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

export const DENSITIES = ['regular', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is laid out, whatever it shows. */
export interface ListLook {
  columns: readonly ListColumn[];
  density: Density;
}

const HIDDEN: readonly ListColumn[] = ['orderNo', 'shop', 'orderTime', 'weight'];
export const DEFAULT_LOOK: ListLook = {
  columns: LIST_COLUMNS.filter((column) => !HIDDEN.includes(column)),
  density: 'regular',
};

const COLUMNS = 'cols';
const DENSITY = 'density';
/** Says that the number stands alone; an empty value would be taken for none. */
const NONE = 'none';

/** What an address says of the look; what it does not say is as it was last. */
export function readLook(params: URLSearchParams, last: ListLook): ListLook {
  const named = params.get(COLUMNS)?.split(',');
  return {
    columns: named ? LIST_COLUMNS.filter((column) => named.includes(column)) : last.columns,
    density: DENSITIES.find((density) => density === params.get(DENSITY)) ?? last.density,
  };
}

export const writeLook = ({ columns, density }: ListLook): Record<string, string> => ({
  [COLUMNS]: columns.join() || NONE,
  [DENSITY]: density,
});

/** The part of an address that a change of the list leaves alone. */
export const keptLook = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => name === COLUMNS || name === DENSITY));
