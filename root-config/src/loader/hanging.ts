import { LIMITS } from '../runtime/limits.ts';
import type { SystemLoader } from './fragments.ts';

/** A file that is being fetched. */
interface Request {
  since: number;
  /** What the file registers; undefined for one that belongs to a single window. */
  registration: Promise<unknown> | undefined;
  isAbandoned: boolean;
}

const requests = new Map<string, Request>();

/** How often the request for each file was abandoned. */
const retries = new Map<string, number>();

const PARAMETER = 'again=';
const WITH_PARAMETER = new RegExp(`[?&]${PARAMETER}\\d+$`);

/**
 * To be called when a file's request hangs. A browser queues every further request for the same address behind it, so from now
 * on the file is requested at another address that leads to the same file.
 */
export const abandon = (file: string) => void retries.set(file, (retries.get(file) ?? 0) + 1);

/** Abandons the requests that hang, each of them once. Returns their files. */
export function abandonHanging(): string[] {
  const now = performance.now();
  const hanging = [...requests].filter(([, { since, isAbandoned }]) => !isAbandoned && now - since >= LIMITS.hangingMs);
  return hanging.map(([file, request]) => {
    request.isAbandoned = true;
    abandon(file);
    return file;
  });
}

/** The address a file is requested at now. */
export function requestAddress(file: string): string {
  const times = retries.get(file);
  return times ? `${file}${file.includes('?') ? '&' : '?'}${PARAMETER}${times}` : file;
}

/** The file that is requested at an address. */
export const fileOfAddress = (address: string): string => address.replace(WITH_PARAMETER, '');

/** Requests a file. An abandoned request that was merely slow may still answer before its retry. */
export function trackRequest<Registration>(file: string, request: () => Promise<Registration>): Promise<Registration> {
  const earlier = requests.get(file)?.registration as Promise<Registration> | undefined; // of the same file
  const own = request();
  const registration = earlier ? Promise.any([earlier, own]).catch(() => own) : own;
  remember(file, registration, registration);
  return registration;
}

/** For a request made in another way than by a script of the page. */
export function trackOtherRequest<Registration>(
  file: string,
  registration: Promise<Registration>,
): Promise<Registration> {
  remember(file, registration);
  return registration;
}

function remember(file: string, pending: Promise<unknown>, registration?: Promise<unknown>) {
  const request = { since: performance.now(), registration, isAbandoned: false };
  requests.set(file, request);
  const end = () => {
    if (requests.get(file) === request) requests.delete(file);
  };
  pending.then(end, end);
}

interface ScriptLoader extends SystemLoader {
  constructor: {
    prototype: SystemLoader['constructor']['prototype'] & { createScript: (file: string) => HTMLScriptElement };
  };
}

/** Requests abandoned files at their other address. To the loader and the import map with its integrity a file keeps its own. */
export function addRetryAddresses(system: object) {
  const { prototype } = (system as ScriptLoader).constructor; // SystemJS's documented place for hooks
  const { createScript, instantiate } = prototype;
  prototype.createScript = function (file) {
    const script = createScript.call(this, file);
    if (retries.has(file)) script.src = requestAddress(file);
    return script;
  };
  prototype.instantiate = function (file, ...rest) {
    return trackRequest(file, () => instantiate.call(this, file, ...rest));
  };
}
