import { useEffect } from 'react';

/** Blocks unloading the page while it is held. */
export interface UnsavedKeeper {
  /** Answers with how to take it back. */
  hold: () => () => void;
}

/** A form that has been changed and not saved: the browser asks before it leaves, and no new version comes in between. */
export function useUnsaved(unsaved: UnsavedKeeper, changed: boolean): void {
  useEffect(() => (changed ? unsaved.hold() : undefined), [unsaved, changed]);
}
