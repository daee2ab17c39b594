/**
 * What somebody presses before the code behind it has come happens once it has: the last button, as with a page that is
 * merely slow, and every box that was ticked. Links lead on by themselves.
 */
export function keepPresses(container: HTMLElement) {
  let pressed: HTMLElement | undefined;
  const ticked = new Set<HTMLInputElement>();
  const keep = (event: Event) => {
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
  container.addEventListener('click', keep, { capture: true });
  const forget = () => container.removeEventListener('click', keep, { capture: true });
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
