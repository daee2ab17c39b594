/** The part of a window people can see, in its own pixels. */
export interface SeenPart {
  top: number;
  bottom: number;
  width: number;
}

/** The visible part of an element's window. A frame as tall as its content exceeds the window of the page around it. */
export function seenPart({ ownerDocument }: Element): SeenPart {
  const own = ownerDocument.defaultView ?? window;
  const whole = { top: 0, bottom: own.innerHeight, width: own.innerWidth };
  const frame = own.frameElement;
  if (!frame) return whole;
  const around = seenPart(frame);
  const { top } = frame.getBoundingClientRect();
  return { ...whole, top: Math.max(0, around.top - top), bottom: Math.min(whole.bottom, around.bottom - top) };
}
