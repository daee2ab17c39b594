/**
 * A browser forgets which element of a frame had the focus once the focus leaves it. When code focuses the frame again (a
 * closing dialog, the toasts), that element gets the focus back.
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
