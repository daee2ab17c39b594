import { EMPTY_DOCUMENT } from './emptyDocument.ts';
import { pageRules } from './pageRules.ts';

/** Trusted Types, as far as used; not in every browser, nor in TypeScript's own list of what a page has. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Record<Sink, (text: string) => string | null>) => object;
}
type Sink = 'createHTML' | 'createScript' | 'createScriptURL';
type Guarded = Window & { trustedTypes?: TrustedTypes };

/** Source our own loader has fetched and compared with its seal, until it is run. */
const checked = new Set<string>();

/** Lets a source become a script, once. */
export const letRunOnce = (source: string) => void checked.add(source);

/**
 * The window's one Trusted Types policy. As the default policy it also covers code that does not know of it: SystemJS,
 * webpack's loaders, libraries. `null` refuses, and the browser reports it.
 */
export function guardSinks(view: Window): void {
  const { trustedTypes } = view as Guarded;
  if (!trustedTypes) return;
  const { mayRun } = pageRules();
  const pass = (isAllowed: (text: string) => boolean) => (text: string) => (isAllowed(text) ? text : null);
  trustedTypes.createPolicy('default', {
    createScriptURL: pass(mayRun),
    createScript: pass((source) => checked.delete(source)),
    createHTML: pass((markup) => markup === EMPTY_DOCUMENT),
  });
  // Frameworks try to make one of their own and do without if they cannot; asking the browser would be reported each time.
  Object.defineProperty(trustedTypes, 'createPolicy', {
    value: () => {
      throw new TypeError('This page has its one Trusted Types policy already.');
    },
  });
}
