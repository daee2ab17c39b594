import { inspectFile } from '../loader/inspectFile.ts';
import { withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';
import { type AlteredFile, reportAltered } from './reportAltered.ts';

const told = new Set<string>();

/** Checks the bytes of scripts that a document could not run, because altered ones need an alert. */
export function watchSeals(owner: Document): void {
  owner.addEventListener(
    'error',
    ({ target }) => {
      const { localName, src, integrity } = target as HTMLScriptElement; // or any other element, which has none
      if (localName === 'script' && src && integrity) void checkFile(src, integrity);
    },
    true, // such events do not bubble
  );
}

/**
 * Fetches the file anew and tells, once a page, when its bytes are not those of the release. What the browser kept of it
 * goes: it would be taken for an answer with every further try.
 */
export async function checkFile(address: string, integrity: string): Promise<void> {
  const file: AlteredFile = { address, integrity };
  if (!(await isAltered(file)) || told.has(address)) return;
  told.add(address);
  reportAltered(file);
}

/** Not where it cannot be had: that is a fault of its own, and told as such, as is another answer in its place. */
async function isAltered({ address, integrity }: AlteredFile): Promise<boolean> {
  try {
    return await inspectFile(address, async (answer) => {
      if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return false;
      return (await sealOf(await withinDeadline(answer.arrayBuffer(), LIMITS.loadMs))) !== integrity;
    });
  } catch {
    return false;
  }
}

async function sealOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
