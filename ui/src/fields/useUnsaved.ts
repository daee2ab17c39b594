import { useEffect } from 'react';

/** Blocks unloading the page while it is held. */
export interface UnsavedKeeper {
  /** Returns a function that releases it. */
  hold: () => () => void;
}

/** Marks a form as changed and not saved: the browser confirms leaving the page, and no new version is loaded. */
export function useUnsaved(unsaved: UnsavedKeeper, changed: boolean): void {
  useEffect(() => (changed ? unsaved.hold() : undefined), [unsaved, changed]);
}
