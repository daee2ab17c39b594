import { type AlteredFile, tellAltered } from './tellAltered.ts';

const looked = new Set<string>();

/** F-17: scripts of a document that could not be run, looked at for a reason that has to wake somebody. */
export function watchSeals(owner: Document): void {
  owner.addEventListener(
    'error',
    ({ target }) => {
      const { localName, src, integrity } = target as HTMLScriptElement; // or any other element, which has none
      if (localName === 'script' && src && integrity) void lookAtFile(src, integrity);
    },
    true, // such events do not bubble
  );
}

/** Tells once a page and file when its bytes are not those of the release. Fetched anew, it is sound again if only the browser's copy was not. */
export async function lookAtFile(address: string, integrity: string): Promise<void> {
  if (looked.has(address)) return;
  looked.add(address);
  const file: AlteredFile = { address, integrity };
  if (await isAltered(file)) tellAltered(file);
}

async function isAltered({ address, integrity }: AlteredFile): Promise<boolean> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'reload' });
    // Another answer in its place is a fault of its own, and told as such.
    if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) return false;
  } catch {
    return false;
  }
  const sealed = fetch(address, { credentials: 'same-origin', integrity });
  return sealed.then(
    () => false,
    () => true,
  );
}
