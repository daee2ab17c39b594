import type { Evidence } from './candidate.ts';

/**
 * A word of each shared library that its own code has and that of those who use it has not. Names and texts stay when code
 * is minified.
 */
export const LIBRARY_WORDS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  redux: '@@redux/INIT',
  'react-redux': 'react-redux-context',
} as const;

export interface Copy {
  library: string;
  module: string;
  url: string;
}

/** Files that hold a shared library although the release has a module for it (F-19). */
export function findCopies({ files, manifests }: Evidence): Copy[] {
  const shared = manifests.find(({ imports }) => 'react' in imports)?.name;
  return files.flatMap(({ url, module, code }) => {
    if (module === null || module === shared || code === null || 'syntaxError' in code) return [];
    return Object.entries(LIBRARY_WORDS)
      .filter(([, word]) => code.words.has(word))
      .map(([library]) => ({ library, module, url }));
  });
}
