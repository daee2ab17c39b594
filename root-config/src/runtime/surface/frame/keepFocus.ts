/**
 * A browser forgets what had the focus in a frame once the focus leaves it. Whoever gives the focus back to the frame (a
 * dialog that closes, the toasts) means what had it: so that gets it again.
 */
export function keepFocus(frame: HTMLIFrameElement, owner: Document): void {
  const { focus } = frame;
  let last: HTMLElement | undefined;
  owner.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement; // only elements take the focus
  });
  frame.focus = (options) => {
    focus.call(frame, options);
    if (last?.isConnected) last.focus(options);
  };
}
