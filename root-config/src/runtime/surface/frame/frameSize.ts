interface Framed {
  page: Document;
  frame: HTMLIFrameElement;
  /** In the frame; all that it is to be as tall as. */
  content: HTMLElement;
}

/** The frame is as tall as its content, so that the page alone scrolls. Answers with how to stop. */
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
 * Tells the styles in the frame what its window no longer does: how tall the page's window is, and how much of the frame
 * lies beyond its edges (tokens.css). So dialogs and bars stand where people look.
 */
export function watchSeenPart({ page, frame, content }: Framed) {
  const view = page.defaultView ?? window;
  const { style } = content.ownerDocument.documentElement;
  const told = new Map<string, string>();
  const tell = (name: string, pixels: number) => {
    const value = `${Math.max(0, Math.round(pixels))}px`;
    if (told.get(name) === value) return; // each change restyles the whole frame
    told.set(name, value);
    style.setProperty(name, value);
  };
  const look = () => {
    const box = frame.getBoundingClientRect();
    // The page's header sticks to the top and lies over the frame.
    const top = page.getElementById('shell')?.getBoundingClientRect().bottom ?? 0;
    tell('--tc-window-height', view.innerHeight);
    tell('--tc-unseen-above', top - box.top);
    tell('--tc-unseen-below', box.bottom - view.innerHeight);
  };
  look();
  view.addEventListener('scroll', look, { passive: true });
  view.addEventListener('resize', look);
  const stop = () => {
    view.removeEventListener('scroll', look);
    view.removeEventListener('resize', look);
  };
  return { look, stop };
}
