import type { PageGrant } from '@tracking-console/contract/releases/overrides';

/** Another address for one module, as the override tool keeps it. */
export interface Override {
  module: string;
  address: string;
}

const PREFIX = 'import-map-override:';
const DISABLED = 'import-map-overrides-disabled';
const WHOLE_MAPS = 'import-map-overrides-external-maps';

export interface Sorted {
  granted: Override[];
  /** They made sense, but the grant does not cover them. */
  ignored: Override[];
}

/** Keeps only the stored overrides that the grant covers; a whole map is never covered. */
export function sortStored(storage: Storage, grant: PageGrant, page: string): Sorted {
  const disabled = readList(storage, DISABLED) ?? [];
  const stored = Object.entries<string>(storage)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, address]) => ({ module: key.slice(PREFIX.length), address }));
  const kept = stored.filter((override) => isCovered(override, grant, page));
  const others = stored.filter((override) => !kept.includes(override));
  for (const { module } of others) forgetStored(storage, module);
  const maps = (readList(storage, WHOLE_MAPS) ?? []).map((address) => ({ module: '*', address }));
  storage.removeItem(WHOLE_MAPS);
  return {
    granted: kept.filter(({ module }) => !disabled.includes(module)),
    ignored: [...others.filter(({ address }) => addressIn(address, page)), ...maps],
  };
}

export const store = (storage: Storage, { module, address }: Override) => storage.setItem(PREFIX + module, address);
export const forgetStored = (storage: Storage, module: string) => storage.removeItem(PREFIX + module);

/** Browsers match a policy's "*" port and no other wildcard; so do we. */
function isCovered({ module, address }: Override, { modules, origins }: PageGrant, page: string): boolean {
  const url = addressIn(address, page);
  if (!url || !modules.includes(module)) return false;
  return origins.some((origin) => origin === url.origin || origin === `${url.protocol}//${url.hostname}:*`);
}

function addressIn(address: string, page: string): URL | null {
  if (!/^(https?:\/\/|\.{0,2}\/)/.test(address) || !URL.canParse(address, page)) return null;
  return new URL(address, page);
}

/** An unreadable list is removed. */
function readList(storage: Storage, key: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (Array.isArray(list)) return list.map(String);
  } catch {
    // Goes below.
  }
  storage.removeItem(key);
  return undefined;
}
