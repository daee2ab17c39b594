import { createStandIn } from './standIn.ts';

interface Side {
  document: Document;
  /** Events of the other side are dispatched here. */
  target: HTMLElement;
}

/** An event that has crossed the border does not go back. */
const passed = new WeakSet<Event>();

/**
 * Keys and presses cross the border of a frame, both ways: the page's shortcuts work while the focus is in the frame, the
 * application's while it is outside, and a press anywhere closes popups. Returns a function that stops it.
 */
export function joinEvents(page: Side, frame: Side, isShown: () => boolean): () => void {
  const stops = [passFrom(page, frame, isShown), passFrom(frame, page, isShown)];
  return () => {
    for (const stop of stops) stop();
  };
}

function passFrom(from: Side, to: Side, isShown: () => boolean): () => void {
  const view = from.document.defaultView ?? window;
  const mayPass = (event: Event) => !passed.has(event) && isShown();

  const passKey = (event: KeyboardEvent) => {
    // The browser moves the focus across the border with Tab by itself.
    if (!mayPass(event) || event.defaultPrevented || event.isComposing || event.key === 'Tab') return;
    const { key, code, location, repeat, ctrlKey, shiftKey, altKey, metaKey } = event;
    const init = { key, code, location, repeat, ctrlKey, shiftKey, altKey, metaKey };
    const copy = new KeyboardEvent(event.type, { ...init, bubbles: true, composed: true, cancelable: true });
    if (!deliver(copy, event, to)) event.preventDefault();
  };
  const passPress = (event: MouseEvent) => {
    if (!mayPass(event)) return;
    const { button, buttons } = event;
    deliver(new MouseEvent(event.type, { button, buttons, bubbles: true, composed: true }), event, to);
  };
  // Keys last, so that other listeners can handle them; presses first, so that no listener can stop them.
  view.addEventListener('keydown', passKey);
  view.addEventListener('mousedown', passPress, true);
  return () => {
    view.removeEventListener('keydown', passKey);
    view.removeEventListener('mousedown', passPress, true);
  };
}

/** Returns false when a listener there has handled it. */
function deliver(copy: Event, original: Event, { document, target: destination }: Side): boolean {
  const [target] = original.composedPath();
  const standIn = target && 'closest' in target ? createStandIn(target as Element, document) : undefined;
  passed.add(copy);
  if (standIn) destination.append(standIn.outer);
  try {
    return (standIn?.inner ?? destination).dispatchEvent(copy);
  } finally {
    standIn?.outer.remove();
  }
}
