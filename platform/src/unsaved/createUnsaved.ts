/** What would be lost if the page were loaded again: unsaved changes, files and writes on their way. */
export interface Unsaved {
  /**
   * Registers something unsaved; returns the function that releases it. Until then the browser confirms leaving the
   * page, unless `asks` is false, as for a write that is answered soon.
   */
  hold: (asks?: boolean) => () => void;
  /** Whether the page should stay as it is, drafts and open dialogs included, though those would come back. */
  isAny: () => boolean;
}

const DIALOG = 'dialog[open], [role="dialog"][aria-modal="true"]';

export function createUnsaved(page: Window, hasDrafts: () => boolean): Unsaved {
  const held = new Map<symbol, boolean>();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();

  // Only while there is something to confirm: a page that always listens is not kept for the back button.
  function listen() {
    page.removeEventListener('beforeunload', ask);
    if ([...held.values()].includes(true)) page.addEventListener('beforeunload', ask);
  }

  return {
    hold(asks = true) {
      const own = Symbol();
      held.set(own, asks);
      listen();
      return () => {
        held.delete(own);
        listen();
      };
    },
    isAny: () => held.size > 0 || hasDrafts() || hasDialog(page.document),
  };
}

/** Applications with a frame of their own open theirs in there; a foreign site's frame cannot be looked into. */
function hasDialog(document: Document): boolean {
  if (document.querySelector(DIALOG)) return true;
  return [...document.querySelectorAll('iframe')].some(
    ({ contentDocument }) => contentDocument !== null && hasDialog(contentDocument),
  );
}
