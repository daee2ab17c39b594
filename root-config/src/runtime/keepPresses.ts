/**
 * What somebody presses before the code behind it has come happens once it has: the last button, as with a page that is
 * merely slow, and every box that was ticked. Links lead on by themselves.
 */
export function keepPresses(container: HTMLElement): Presses {
  const presses = kept.get(container) ?? keep(container);
  kept.set(container, presses);
  return presses;
}

interface Presses {
  replay: () => void;
  forget: () => void;
}

/** They are kept from the page's beginning, and found again when the application's turn has come. */
const kept = new WeakMap<HTMLElement, Presses>();

function keep(container: HTMLElement): Presses {
  let pressed: HTMLElement | undefined;
  const ticked = new Set<HTMLInputElement>();
  const note = (event: Event) => {
    const target = event.target as Element; // a click is an element's
    const box = target.closest<HTMLInputElement>('input[type=checkbox]');
    // It ticks by itself meanwhile; twice pressed is as it was.
    if (box && !ticked.delete(box)) ticked.add(box);
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    // Nothing sends the form, or hears of it halfway.
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  container.addEventListener('click', note, { capture: true });
  const forget = () => container.removeEventListener('click', note, { capture: true });
  return {
    replay() {
      forget();
      for (const box of ticked) {
        if (!box.isConnected) continue;
        box.checked = box.defaultChecked;
        box.click();
      }
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
