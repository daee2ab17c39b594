export interface SealedMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

/**
 * The import map the server wrote into the page.
 * @throws when there is none, it cannot be read, or it names a file without integrity
 */
export function readImportMap(page: Document): SealedMap {
  const text = page.querySelector('script[type="systemjs-importmap"]')?.textContent;
  if (!text?.trim()) throw new Error('The page carries no import map.');
  const { imports = {}, integrity = {} } = JSON.parse(text) as Partial<SealedMap>; // its values are checked here
  const addresses = Object.values(imports);
  if (addresses.length === 0) throw new Error('The import map of the page is empty.');
  const open = addresses.find((address) => !isSeal(integrity[fileOf(address)]));
  if (open !== undefined) throw new Error(`The import map of the page has no integrity for ${open}.`);
  return { imports, integrity };
}

/** One file may hold several modules, told apart by the part after "#". */
const fileOf = (address: string) => String(address).split('#')[0] ?? '';

/** A hash of another kind, or none, would let any bytes through. */
export const isSeal = (integrity: unknown) =>
  typeof integrity === 'string' && /^sha384-[A-Za-z0-9+/]{64}/.test(integrity);
