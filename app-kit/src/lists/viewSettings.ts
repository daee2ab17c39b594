export const DENSITIES = ['regular', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is laid out, whatever it shows. */
export interface ViewSettings<Name extends string = string> {
  columns: readonly Name[];
  density: Density;
}

/** The view settings a list offers, and its defaults. */
export interface ViewSettingsChoices<Name extends string = string> {
  /** Under which name the browser keeps them. */
  name: string;
  columns: readonly Name[];
  initial: ViewSettings<Name>;
}

const COLUMNS = 'cols';
const DENSITY = 'density';
/** The value for the number column alone; an empty value would be read as absent. */
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
export function viewSettingsParams<Name extends string>(
  gid: string | undefined,
  params: URLSearchParams,
  choices: ViewSettingsChoices<Name>,
): Record<string, string> {
  const viewSettings = readViewSettings(params, choices, lastViewSettings(gid, choices));
  const isSaid = params.has(COLUMNS) || params.has(DENSITY);
  return isSaid || !isSameViewSettings(viewSettings, choices.initial) ? writeViewSettings(viewSettings) : {};
}

export const isSameViewSettings = (one: ViewSettings, other: ViewSettings) =>
  one.density === other.density && one.columns.join() === other.columns.join();

/** Customers may share a browser, and each has their own view settings. */
const storageName = (gid: string, { name }: ViewSettingsChoices) => `tc_${name}_look_${gid}`;

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
