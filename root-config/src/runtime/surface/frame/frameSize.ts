interface Framed {
  page: Document;
  frame: HTMLIFrameElement;
  /** In the frame, which takes its height. */
  content: HTMLElement;
}

/** The frame is as tall as its content, so that only the page scrolls. Returns a function that stops it. */
export function followHeight({ frame, content }: Framed, onChange: () => void): () => void {
  const Observer = content.ownerDocument.defaultView?.ResizeObserver;
  if (!Observer) return () => {};
  const observer = new Observer(() => {
    frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
    onChange();
  });
  observer.observe(content);
  return () => observer.disconnect();
}

/**
 * Gives the styles in the frame what its own window cannot: the height of the page's window, and how much of the frame is beyond
 * its edges (tokens.css), so that dialogs and bars are placed in the visible part.
 */
export function followViewport({ page, frame, content }: Framed) {
  const view = page.defaultView ?? window;
  const { style } = content.ownerDocument.documentElement;
  const current = new Map<string, string>();
  const set = (name: string, pixels: number) => {
    const value = `${Math.max(0, Math.round(pixels))}px`;
    if (current.get(name) === value) return; // each change restyles the whole frame
    current.set(name, value);
    style.setProperty(name, value);
  };
  const update = () => {
    const box = frame.getBoundingClientRect();
    // The page's header sticks to the top and lies over the frame.
    const top = page.getElementById('shell')?.getBoundingClientRect().bottom ?? 0;
    set('--tc-window-height', view.innerHeight);
    set('--tc-unseen-above', top - box.top);
    set('--tc-unseen-below', box.bottom - view.innerHeight);
  };
  update();
  view.addEventListener('scroll', update, { passive: true });
  view.addEventListener('resize', update);
  const stop = () => {
    view.removeEventListener('scroll', update);
    view.removeEventListener('resize', update);
  };
  return { update, stop };
}
