/** The element an application renders into: its container, or its shadow root or frame. */
export function insideOf(application: Element): Element | ShadowRoot | Document {
  const frame = application.querySelector<HTMLIFrameElement>(':scope > iframe');
  return application.shadowRoot ?? frame?.contentDocument ?? application;
}

/** The focused element: the document only has the host of a shadow root, or a frame. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  for (let inside = focused; inside; inside = within(inside)) focused = inside;
  return focused;
}

const within = (element: Element) =>
  (element.shadowRoot ?? (element as Partial<HTMLIFrameElement>).contentDocument)?.activeElement ?? null; // only frames have one
