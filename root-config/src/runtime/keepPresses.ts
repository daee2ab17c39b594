/**
 * What somebody presses before the code behind it has come happens once it has: the last button, as with a page that is
 * merely slow. Links lead on by themselves.
 */
export function keepPresses(container: HTMLElement) {
  let pressed: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button'); // a click is an element's
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
      if (pressed?.isConnected) pressed.click();
    },
    forget,
  };
}
