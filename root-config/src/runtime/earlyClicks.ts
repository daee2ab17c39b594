/**
 * Clicks in the server's markup before the code behind it has loaded: they are replayed once the application is hydrated.
 * Of the buttons it is the last one, as on a page that is merely slow; of the checkboxes every one. Links work by themselves.
 */
export interface EarlyClicks {
  replay: () => void;
  discard: () => void;
}

/** They are recorded from the page's start; the runtime gets the same record when the application's turn comes. */
const recorded = new WeakMap<HTMLElement, EarlyClicks>();

export function recordEarlyClicks(container: HTMLElement): EarlyClicks {
  const clicks = recorded.get(container) ?? record(container);
  recorded.set(container, clicks);
  return clicks;
}

function record(container: HTMLElement): EarlyClicks {
  let clicked: HTMLElement | undefined;
  const toggled = new Set<HTMLInputElement>();
  const onClick = (event: Event) => {
    const target = event.target as Element; // a click is an element's
    const checkbox = target.closest<HTMLInputElement>('input[type=checkbox]');
    // The browser toggles it meanwhile; a second click undoes the first.
    if (checkbox && !toggled.delete(checkbox)) toggled.add(checkbox);
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    // It must neither submit the form nor reach a part of the page that has loaded already.
    event.preventDefault();
    event.stopPropagation();
    clicked = button;
  };
  container.addEventListener('click', onClick, { capture: true });
  const discard = () => container.removeEventListener('click', onClick, { capture: true });
  return {
    replay() {
      discard();
      for (const checkbox of toggled) {
        if (!checkbox.isConnected) continue;
        checkbox.checked = checkbox.defaultChecked;
        checkbox.click();
      }
      if (clicked?.isConnected) clicked.click();
    },
    discard,
  };
}
