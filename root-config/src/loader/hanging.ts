import { LIMITS } from '../runtime/limits.ts';
import type { SystemLoader } from './fragments.ts';

/** A file on its way. */
interface Request {
  since: number;
  /** What it registers, once it is here; undefined where that is of one window alone. */
  registration: Promise<unknown> | undefined;
  isGivenUp: boolean;
}

const requests = new Map<string, Request>();

/** How often the request for each file was given up. */
const givenUp = new Map<string, number>();

const MARK = 'again=';
const MARKED = new RegExp(`[?&]${MARK}\\d+$`);

/**
 * The file's request hangs. A browser queues every further request for the same address behind it, for as long as it
 * hangs, so from now on the file is requested at another address that leads to the same file.
 */
export const giveUp = (file: string) => void givenUp.set(file, (givenUp.get(file) ?? 0) + 1);

/** Gives up what hangs, each request once. Answers with the files. */
export function giveUpHanging(): string[] {
  const now = performance.now();
  const hanging = [...requests].filter(([, { since, isGivenUp }]) => !isGivenUp && now - since >= LIMITS.hangingMs);
  return hanging.map(([file, request]) => {
    request.isGivenUp = true;
    giveUp(file);
    return file;
  });
}

/** Where a file is asked for by now. */
export function requestAddress(file: string): string {
  const times = givenUp.get(file);
  return times ? `${file}${file.includes('?') ? '&' : '?'}${MARK}${times}` : file;
}

/** The file that is asked for there. */
export const fileOfAddress = (asked: string): string => asked.replace(MARKED, '');

/** Asks for a file. One that was merely slow may come before the request made after it. */
export function trackRequest<Registration>(file: string, ask: () => Promise<Registration>): Promise<Registration> {
  const earlier = requests.get(file)?.registration as Promise<Registration> | undefined; // of the same file
  const own = ask();
  const registration = earlier ? Promise.any([earlier, own]).catch(() => own) : own;
  note(file, registration, registration);
  return registration;
}

/** What is on its way by other means than a script of the page's. */
export function trackOtherRequest<Registration>(
  file: string,
  registration: Promise<Registration>,
): Promise<Registration> {
  note(file, registration);
  return registration;
}

function note(file: string, coming: Promise<unknown>, registration?: Promise<unknown>) {
  const request = { since: performance.now(), registration, isGivenUp: false };
  requests.set(file, request);
  const end = () => {
    if (requests.get(file) === request) requests.delete(file);
  };
  coming.then(end, end);
}

interface ScriptLoader extends SystemLoader {
  constructor: {
    prototype: SystemLoader['constructor']['prototype'] & { createScript: (file: string) => HTMLScriptElement };
  };
}

/** To the loader, and to the import map with its seals, a file keeps its address. */
export function addRetryAddresses(system: object) {
  const { prototype } = (system as ScriptLoader).constructor; // SystemJS's documented place for hooks
  const { createScript, instantiate } = prototype;
  prototype.createScript = function (file) {
    const script = createScript.call(this, file);
    if (givenUp.has(file)) script.src = requestAddress(file);
    return script;
  };
  prototype.instantiate = function (file, ...rest) {
    return trackRequest(file, () => instantiate.call(this, file, ...rest));
  };
}
