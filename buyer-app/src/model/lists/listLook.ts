/** PG-2b: the columns a customer can show or hide, in their fixed order. The number always stands first. */
const ACTIVE_COLUMNS = [
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
/** PG-3 */
const ARCHIVED_COLUMNS = [
  'tag',
  'remark',
  'route',
  'status',
  'delivered',
  'archived',
  'days',
  'event',
  'added',
  'orderNo',
  'shop',
  'orderTime',
  'weight',
] as const;
export type ActiveColumn = (typeof ACTIVE_COLUMNS)[number];
export type ArchivedColumn = (typeof ARCHIVED_COLUMNS)[number];

export const DENSITIES = ['regular', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is laid out, whatever it shows. */
export interface ListLook<Name extends string = string> {
  columns: readonly Name[];
  density: Density;
}

/** What a list can look like, and does before anybody has said otherwise. */
export interface LookChoices<Name extends string = string> {
  /** Which look of the browser's memory it is. */
  name: 'list' | 'archive';
  columns: readonly Name[];
  initial: ListLook<Name>;
}

const HIDDEN = ['orderNo', 'shop', 'orderTime', 'weight'];
const HIDDEN_IN_ARCHIVE = [...HIDDEN, 'tag', 'event', 'added'];

export const ACTIVE_LOOK: LookChoices<ActiveColumn> = {
  name: 'list',
  columns: ACTIVE_COLUMNS,
  initial: { columns: ACTIVE_COLUMNS.filter((column) => !HIDDEN.includes(column)), density: 'regular' },
};
export const ARCHIVED_LOOK: LookChoices<ArchivedColumn> = {
  name: 'archive',
  columns: ARCHIVED_COLUMNS,
  initial: { columns: ARCHIVED_COLUMNS.filter((column) => !HIDDEN_IN_ARCHIVE.includes(column)), density: 'regular' },
};

const COLUMNS = 'cols';
const DENSITY = 'density';
/** Says that the number stands alone; an empty value would be taken for none. */
const NONE = 'none';

/** What an address says of the look; what it does not say is as it was last. */
export function readLook<Name extends string>(
  params: URLSearchParams,
  { columns }: LookChoices<Name>,
  last: ListLook<Name>,
): ListLook<Name> {
  const named = params.get(COLUMNS)?.split(',');
  return {
    columns: named ? columns.filter((column) => named.includes(column)) : last.columns,
    density: DENSITIES.find((density) => density === params.get(DENSITY)) ?? last.density,
  };
}

export const writeLook = ({ columns, density }: ListLook): Record<string, string> => ({
  [COLUMNS]: columns.join() || NONE,
  [DENSITY]: density,
});

/** What an address has to say for the list to look the same elsewhere: nothing of a look that nobody has changed. */
export function spellLook<Name extends string>(
  params: URLSearchParams,
  choices: LookChoices<Name>,
  last: ListLook<Name>,
): Record<string, string> {
  const look = readLook(params, choices, last);
  const isSaid = params.has(COLUMNS) || params.has(DENSITY);
  return isSaid || !isSameLook(look, choices.initial) ? writeLook(look) : {};
}

export const isSameLook = (one: ListLook, other: ListLook) =>
  one.density === other.density && one.columns.join() === other.columns.join();
