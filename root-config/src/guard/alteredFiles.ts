import { inspectFile } from '../loader/inspectFile.ts';
import { withinDeadline } from '../runtime/deadline.ts';
import { LIMITS } from '../runtime/limits.ts';
import { type AlteredFile, reportAltered } from './reportAltered.ts';

const reported = new Set<string>();

/** Checks the bytes of scripts that a document could not run, because altered ones need an alert. */
export function watchIntegrity(owner: Document): void {
  owner.addEventListener(
    'error',
    ({ target }) => {
      const { localName, src, integrity } = target as HTMLScriptElement; // other elements have neither
      if (localName === 'script' && src && integrity) void checkFile(src, integrity);
    },
    true, // error events of elements do not bubble
  );
}

/**
 * Refetches the file and reports, once a page, when its bytes are not those of the release. The browser's cached copy is
 * replaced, because it would be used for every retry.
 */
export async function checkFile(address: string, integrity: string): Promise<void> {
  const file: AlteredFile = { address, integrity };
  if (!(await isAltered(file)) || reported.has(address)) return;
  reported.add(address);
  reportAltered(file);
}

/** false where it cannot be loaded or is not a script: those are reported as failures of their own. */
async function isAltered({ address, integrity }: AlteredFile): Promise<boolean> {
  try {
    return await inspectFile(address, async (answer) => {
      if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return false;
      return (await integrityOf(await withinDeadline(answer.arrayBuffer(), LIMITS.loadMs))) !== integrity;
    });
  } catch {
    return false;
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
