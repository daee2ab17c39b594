export interface PageImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

/**
 * The import map the server wrote into the page.
 * @throws when there is none, it cannot be read, or it names a file without integrity
 */
export function readImportMap(page: Document): PageImportMap {
  const text = page.querySelector('script[type="systemjs-importmap"]')?.textContent;
  if (!text?.trim()) throw new Error('The page carries no import map.');
  const { imports = {}, integrity = {} } = JSON.parse(text) as Partial<PageImportMap>; // its values are checked here
  const addresses = Object.values(imports);
  if (addresses.length === 0) throw new Error('The import map of the page is empty.');
  const unchecked = addresses.find((address) => !isIntegrity(integrity[fileOf(address)]));
  if (unchecked !== undefined) throw new Error(`The import map of the page has no integrity for ${unchecked}.`);
  return { imports, integrity };
}

/** One file may hold several modules, distinguished by the part after "#". */
const fileOf = (address: string) => String(address).split('#')[0] ?? '';

/** Another kind of hash, or none, would let any bytes through. */
export const isIntegrity = (integrity: unknown) =>
  typeof integrity === 'string' && /^sha384-[A-Za-z0-9+/]{64}/.test(integrity);
