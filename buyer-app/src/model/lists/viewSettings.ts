import type { Application } from '@tracking-console/app-kit';
import { type State, selectUser } from '@tracking-console/platform';

/** The columns a customer can show or hide, in their fixed order. The number always stands first. */
const ACTIVE_COLUMNS = [
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
const ARCHIVED_COLUMNS = [
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
export interface ViewSettings<Name extends string = string> {
  columns: readonly Name[];
  density: Density;
}

/** The view settings a list offers, and its defaults. */
export interface ViewSettingsChoices<Name extends string = string> {
  /** The name they are stored under in the browser. */
  name: 'list' | 'archive';
  columns: readonly Name[];
  initial: ViewSettings<Name>;
}

const HIDDEN = ['orderNo', 'shop', 'orderTime', 'weight'];
const HIDDEN_IN_ARCHIVE = [...HIDDEN, 'event', 'added'];

export const ACTIVE_VIEW: ViewSettingsChoices<ActiveColumn> = {
  name: 'list',
  columns: ACTIVE_COLUMNS,
  initial: { columns: ACTIVE_COLUMNS.filter((column) => !HIDDEN.includes(column)), density: 'regular' },
};
export const ARCHIVED_VIEW: ViewSettingsChoices<ArchivedColumn> = {
  name: 'archive',
  columns: ARCHIVED_COLUMNS,
  initial: { columns: ARCHIVED_COLUMNS.filter((column) => !HIDDEN_IN_ARCHIVE.includes(column)), density: 'regular' },
};

const COLUMNS = 'cols';
const DENSITY = 'density';
/** Stands for the number column alone; an empty value would be read as absent. */
const NONE = 'none';

/** The view settings in an address; missing ones stay as they were last. */
export function readViewSettings<Name extends string>(
  params: URLSearchParams,
  { columns }: ViewSettingsChoices<Name>,
  last: ViewSettings<Name>,
): ViewSettings<Name> {
  const named = params.get(COLUMNS)?.split(',');
  return {
    columns: named ? columns.filter((column) => named.includes(column)) : last.columns,
    density: DENSITIES.find((density) => density === params.get(DENSITY)) ?? last.density,
  };
}

export const writeViewSettings = ({ columns, density }: ViewSettings): Record<string, string> => ({
  [COLUMNS]: columns.join() || NONE,
  [DENSITY]: density,
});

/** The parameters with which an address opens the list with the same view settings; unchanged ones are left out. */
function viewSettingsParams<Name extends string>(
  params: URLSearchParams,
  choices: ViewSettingsChoices<Name>,
  last: ViewSettings<Name>,
): Record<string, string> {
  const viewSettings = readViewSettings(params, choices, last);
  const isSet = params.has(COLUMNS) || params.has(DENSITY);
  return isSet || !isSameViewSettings(viewSettings, choices.initial) ? writeViewSettings(viewSettings) : {};
}

const isSameViewSettings = (one: ViewSettings, other: ViewSettings) =>
  one.density === other.density && one.columns.join() === other.columns.join();

/** Customers may share a browser, so each has their own view settings. */
const storageName = (gid: string, { name }: ViewSettingsChoices) => `tc_buyer_${name}_look_${gid}`;

/** How the customer last laid the list out in this browser. */
export function lastViewSettings<Name extends string>(
  gid: string | undefined,
  choices: ViewSettingsChoices<Name>,
): ViewSettings<Name> {
  if (gid === undefined) return choices.initial;
  try {
    const stored = new URLSearchParams(localStorage.getItem(storageName(gid, choices)) ?? '');
    return readViewSettings(stored, choices, choices.initial);
  } catch {
    return choices.initial; // storage is denied
  }
}

export function rememberViewSettings(
  gid: string | undefined,
  choices: ViewSettingsChoices,
  viewSettings: ViewSettings,
): void {
  if (gid === undefined) return;
  try {
    localStorage.setItem(storageName(gid, choices), new URLSearchParams(writeViewSettings(viewSettings)).toString());
  } catch {
    // denied or full: the next visit begins with the default
  }
}

/** How the list looks now, for an address that is passed on or saved. */
export function currentViewSettings(
  gid: string | undefined,
  params: URLSearchParams,
  archived: boolean,
): Record<string, string> {
  const choices: ViewSettingsChoices = archived ? ARCHIVED_VIEW : ACTIVE_VIEW;
  return viewSettingsParams(params, choices, lastViewSettings(gid, choices));
}

/** Whether the list begins as the server renders it, without the view settings stored in this browser. */
export function startsAsRendered({ store }: Application['platform']): boolean {
  const { profile } = selectUser(store.getState() as State);
  return isSameViewSettings(lastViewSettings(profile?.gid, ACTIVE_VIEW), ACTIVE_VIEW.initial);
}
