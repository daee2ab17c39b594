import { checkFile } from '../guard/alteredFiles.ts';
import { letRunOnce } from '../guard/guardSinks.ts';
import { pageRules } from '../guard/pageRules.ts';
import type { SystemLoader } from './fragments.ts';
import { requestAddress, trackOtherRequest } from './hanging.ts';

/** Passed to `System.import` for a module that runs as an inline script: the document it runs in. */
export interface Inline {
  inline?: Document;
}

type Registration = [dependencies: string[], declare: () => unknown, metas?: unknown[]];

/** `System`, as an inline script uses it. */
interface Registry {
  register?: (...given: Registration) => void;
}

/**
 * `System.import(url, { inline: document })`: the module's source is fetched and run as an inline script of that document,
 * under its own name in the debugger. Its dependencies are loaded as usual.
 */
export function addInline(system: object) {
  const { prototype } = (system as SystemLoader).constructor; // SystemJS's documented place for hooks
  const { instantiate } = prototype;
  prototype.instantiate = function (url, ...rest) {
    const [, meta] = rest as [parent?: string, meta?: Inline]; // as SystemJS calls it
    return meta?.inline ? instantiateInline(url, meta.inline) : instantiate.call(this, url, ...rest);
  };
}

/** @throws when the file cannot be loaded or registers no module; its own error when it cannot be run */
export const instantiateInline = (address: string, owner: Document): Promise<Registration> =>
  trackOtherRequest(address, fetchAndRun(address, owner));

async function fetchAndRun(address: string, owner: Document): Promise<Registration> {
  const response = await fetchChecked(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // The browser does not check the type of an inline script.
  if (!/javascript/.test(type)) throw new Error(`${address} is "${type}", not a script.`);
  return run(await response.text(), address, owner);
}

/** For an inline script the browser checks neither its origin nor its integrity, so both are checked here. */
async function fetchChecked(address: string): Promise<Response> {
  if (!pageRules().mayRun(address)) throw new Error(`${address} is no file of this release.`);
  const integrity = integrityOf(address);
  try {
    return await fetch(requestAddress(address), { credentials: 'same-origin', integrity });
  } catch (cause) {
    if (integrity) void checkFile(address, integrity);
    throw cause;
  }
}

const integrityOf = (address: string) =>
  (System.getImportMap() as { integrity?: Record<string, string> }).integrity?.[address] ?? ''; // newer than its types

/** Inserting an inline script runs it at once, so what it registers is its own. */
function run(source: string, address: string, owner: Document): Registration {
  const view = owner.defaultView as (Window & { System?: Registry }) | null; // every window that modules run in has it
  if (!view?.System) throw new Error(`${address} has no window to run in.`);
  const registry = view.System;
  let registered: Registration | undefined;
  let failure: unknown;
  const onError = ({ error }: ErrorEvent) => {
    failure = error;
  };
  const script = owner.createElement('script');
  script.nonce = owner.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const text = `${source}\n//# sourceURL=${address}`;
  letRunOnce(text);
  script.text = text;
  view.addEventListener('error', onError);
  registry.register = (...given) => {
    registered = given;
  };
  try {
    owner.head.append(script);
  } finally {
    delete registry.register; // the loader's own again
    view.removeEventListener('error', onError);
    script.remove();
  }
  if (failure) throw failure;
  if (!registered) throw new Error(`${address} registers no module.`);
  return registered;
}
