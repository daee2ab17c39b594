import { EMPTY_DOCUMENT } from './emptyDocument.ts';
import { pageRules } from './pageRules.ts';

/** The part of Trusted Types used here; neither every browser nor TypeScript's DOM types have it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Record<Sink, (text: string) => string | null>) => object;
}
type Sink = 'createHTML' | 'createScript' | 'createScriptURL';
type Guarded = Window & { trustedTypes?: TrustedTypes };

/** Source that our own loader has fetched with its integrity, until it is run. */
const checked = new Set<string>();

/** Allows a source to become a script, once. */
export const letRunOnce = (source: string) => void checked.add(source);

/**
 * The window's only Trusted Types policy. As the default policy it also covers code that does not use it: SystemJS,
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
  // Frameworks try to create their own and work without it; the browser would report each refused attempt.
  Object.defineProperty(trustedTypes, 'createPolicy', {
    value: () => {
      throw new TypeError('This page has its only Trusted Types policy already.');
    },
  });
}
