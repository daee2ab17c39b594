import { createContext } from 'react';
import type { Shortcuts } from './useShortcuts.ts';

/** What the keys of everything on the page do at the moment: the palette offers the same. */
export type KeyRegistry = Set<{ readonly current: Shortcuts }>;

export const KeyRegistryContext = createContext<KeyRegistry>(new Set());
