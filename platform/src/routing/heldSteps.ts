import { entriesOf, type WithEntries } from './entries.ts';

/** Whether a move to a path is held; `proceed` goes on with it. */
export type Guard = (path: string, proceed: () => void) => boolean;

// single-spa patches pushState and notifies all listeners.
export const ROUTED = 'single-spa:routing-event';

const currentEntry = ({ location: { href, pathname }, history: { state } }: WithEntries) => ({ href, pathname, state });

/**
 * Calls `isHeld` at each step back or forward to another path. A step cannot be canceled, so a held one is undone: the
 * entry that was left is pushed again.
 */
export function holdSteps(page: WithEntries, isHeld: Guard) {
  const { history } = page;
  let entry = currentEntry(page);
  /** The original of the current copy. */
  let copied: string | undefined;

  const makeAgain = ({ state, href }: typeof entry) => history.pushState(state, '', href);

  /** From the copy to its original: the step behind it leaves the document. */
  function stepOffCopy() {
    copied = undefined;
    const { behind } = entriesOf(page);
    const isAsked = behind?.url != null && isHeld(new URL(behind.url).pathname, () => history.go(-2));
    if (isAsked) copyEntry();
    else history.back();
  }

  function copyEntry() {
    copied = entriesOf(page).current?.key;
    makeAgain(currentEntry(page));
  }

  page.addEventListener(ROUTED, () => {
    entry = currentEntry(page);
  });
  page.addEventListener('popstate', () => {
    const left = entry;
    entry = currentEntry(page);
    if (copied !== undefined && copied === entriesOf(page).current?.key) return stepOffCopy();
    if (left.pathname === entry.pathname || !isHeld(entry.pathname, () => history.back())) return;
    // Unless who holds the step has shown another page.
    if (page.location.href === entry.href) makeAgain(left);
    entry = currentEntry(page);
  });

  return {
    /** A script cannot hold a step to another document, so a copy of the current entry is pushed in front of it. */
    begin() {
      const { current, behind } = entriesOf(page);
      if (current && behind && !behind.sameDocument) copyEntry();
    },
  };
}
