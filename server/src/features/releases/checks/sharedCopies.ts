import type { Evidence } from './candidate.ts';

/**
 * A string of each shared library that only its own code contains, and not the code using it. Names and texts stay when code is
 * minified.
 */
export const LIBRARY_WORDS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom/client': '__reactInternalSnapshotBeforeUpdate',
  'react-router-dom': 'useLocation() may be used only in the context of a <Router> component.',
  redux: '@@redux/INIT',
  'react-redux': 'react-redux-context',
  '@reduxjs/toolkit': 'Minified Redux Toolkit error #',
  '@reduxjs/toolkit/query/react': '/executeQuery',
  'redux-saga': 'Tasks cancelled due to error:',
  'redux-saga/effects': '@@redux-saga/',
  i18next: 'init: i18next is already initialized. You should call init just once!',
  'react-i18next': 'USE_T_BEFORE_READY',
  'single-spa-react': 'single-spa-react must be passed opts.rootComponent or opts.loadRootComponent',
  'final-form': 'FINAL_FORM/form-error',
  'react-final-form': 'ReactFinalForm',
} as const;

/** Shared names that no string identifies in the code of its users, and why a second copy does no harm. */
export const NOT_RECOGNISED: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'It keeps nothing: what it makes is an element to any React.',
};

export interface Copy {
  library: string;
  module: string;
  url: string;
}

/** Files that hold a shared library although the release has a module for it. */
export function findCopies({ files, manifests }: Evidence): Copy[] {
  const shared = manifests.find(({ imports }) => 'react' in imports)?.name;
  return files.flatMap(({ url, module, code }) => {
    if (module === null || module === shared || code === null || 'syntaxError' in code) return [];
    return Object.entries(LIBRARY_WORDS)
      .filter(([, word]) => code.words.has(word))
      .map(([library]) => ({ library, module, url }));
  });
}
