import { createStandIn } from './standIn.ts';

interface Side {
  document: Document;
  /** Where what comes from the other side arrives. */
  door: HTMLElement;
}

/** What has come over the border does not go back. */
const passed = new WeakSet<Event>();

/**
 * Keys and presses cross the border of a frame, both ways: the page's shortcuts work while the focus is in the frame, the
 * application's while it is outside, and a press anywhere closes what closes on a press outside. Answers with how to stop.
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
    // Tab is the browser's; it crosses by itself.
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
  // Keys last, so that whoever wants one takes it; presses first, because nobody may keep them from the others.
  view.addEventListener('keydown', passKey);
  view.addEventListener('mousedown', passPress, true);
  return () => {
    view.removeEventListener('keydown', passKey);
    view.removeEventListener('mousedown', passPress, true);
  };
}

/** false: somebody there took it. */
function deliver(copy: Event, original: Event, { document, door }: Side): boolean {
  const [target] = original.composedPath();
  const standIn = target && 'closest' in target ? createStandIn(target as Element, document) : undefined;
  passed.add(copy);
  if (standIn) door.append(standIn.outer);
  try {
    return (standIn?.inner ?? door).dispatchEvent(copy);
  } finally {
    standIn?.outer.remove();
  }
}
