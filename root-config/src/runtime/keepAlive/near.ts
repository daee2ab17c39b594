import { LIMITS } from '../limits.ts';

/** Keys that press what has the focus; all others may lead into the page: to the next field, to a word that is looked for. */
const PRESSING = new Set(['Enter', ' ']);

export interface Nearness {
  /** It has been left: it stays near for a while. */
  left: (container: HTMLElement) => void;
  /** It is shown again, or gone. */
  taken: (container: HTMLElement) => void;
}

/**
 * Which hidden application is near: laid out and painted, in a layer without colour behind the one that is shown, so that
 * going back costs a frame and no painting. A pointer could not reach it; the keyboard, a search in the page and a selection
 * could, so the first sign of any of them makes the browser skip it as every hidden one, and so does time. A pointer in the
 * frame, where the switch is, brings it near again.
 * @param lastLeft the hidden application somebody would most likely go to
 */
export function createNearness(page: Document, lastLeft: () => HTMLElement | undefined): Nearness {
  let near: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const popovers = watchPopovers(page);

  function bring(container: HTMLElement | undefined) {
    away();
    // Isolated ones have no layer in the page, and the focus must not stay in what is hidden.
    if (!container?.querySelector(':scope > .application-root') || container.contains(page.activeElement)) return;
    if (popovers.hasOpenIn(container)) return;
    near = container;
    for (const part of marked(container)) part.dataset.near = '';
    container.setAttribute('aria-hidden', 'true');
    timer = setTimeout(away, LIMITS.near);
  }

  function away() {
    clearTimeout(timer);
    if (!near) return;
    for (const part of marked(near)) delete part.dataset.near;
    near.removeAttribute('aria-hidden');
    near = undefined;
  }

  const onKey = ({ key }: KeyboardEvent) => {
    if (!PRESSING.has(key)) away();
  };
  // What is hidden may ask for the focus, and does not get it.
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!near?.contains(target as Node)) return; // only nodes take the focus
    away();
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
  };
  const view = page.defaultView;
  view?.addEventListener('keydown', onKey, { capture: true });
  view?.addEventListener('blur', away);
  page.addEventListener('selectstart', away, { capture: true });
  page.addEventListener('focusin', onFocus);
  const onApproach = () => {
    if (!near) bring(lastLeft());
  };
  const shell = page.getElementById('shell');
  shell?.addEventListener('pointermove', onApproach, { passive: true });
  shell?.addEventListener('pointerdown', onApproach, { passive: true }); // a finger moves nowhere before

  return {
    left: bring,
    taken: (container) => {
      if (container === near) away();
    },
  };
}

/**
 * Which popovers are open: they stand above the page, out of reach of what takes the colour of a layer, and would be seen and
 * pressed. Noted as they open, as looking through an application for them would cost every switch.
 */
function watchPopovers(page: Document) {
  const opened = new Set<Element>();
  const note = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && target instanceof Element) opened.add(target);
  };
  page.addEventListener('beforetoggle', note, { capture: true }); // it does not bubble
  return {
    hasOpenIn(container: Element) {
      // One that is taken out of the page closes without a word; a dialog is no popover.
      for (const element of opened) if (!element.matches(':popover-open')) opened.delete(element);
      return [...opened].some((element) => container.contains(element));
    },
  };
}

/** Each bears the mark itself: for a rule about what lies in a marked one the browser looks at all of an application. */
const marked = (container: HTMLElement) =>
  [container, ...container.children].filter((part) => part instanceof HTMLElement);
