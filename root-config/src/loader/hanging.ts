/** How often the request for each file was given up. */
const givenUp = new Map<string, number>();

const MARK = 'again=';
const MARKED = new RegExp(`[?&]${MARK}\\d+$`);

/**
 * F-2: its request hangs. A browser lets every further one for the same address wait for that one, in this page and for as
 * long as it hangs; so from now on the file is asked for at another address, which leads to the same.
 */
export function giveUp(address: string) {
  const [file = ''] = address.split('#'); // the loader's own: several modules stand in one file
  givenUp.set(file, (givenUp.get(file) ?? 0) + 1);
}

/** Where a file is asked for by now. */
export function askedAt(file: string): string {
  const times = givenUp.get(file);
  return times ? `${file}${file.includes('?') ? '&' : '?'}${MARK}${times}` : file;
}

/** The file that is asked for there. */
export const fileAt = (asked: string): string => asked.replace(MARKED, '');

/** To the loader, and to the import map with its seals, a file keeps its address. */
export function asksAnew(system: object) {
  const { prototype } = system.constructor as { prototype: { createScript: (file: string) => HTMLScriptElement } }; // SystemJS's documented place for hooks
  const { createScript } = prototype;
  prototype.createScript = function (file) {
    const script = createScript.call(this, file);
    if (givenUp.has(file)) script.src = askedAt(file);
    return script;
  };
}
