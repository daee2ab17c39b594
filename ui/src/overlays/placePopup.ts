import { type SeenPart, seenPart } from './seenPart.ts';

export type Side = 'top' | 'bottom' | 'right';
export type Align = 'start' | 'center' | 'end';

interface Size {
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

/** Puts a popup beside its anchor: on the preferred side where there is room, else opposite, always where it can be seen. */
export function placePopup(popup: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const box = anchor.getBoundingClientRect();
  const seen = seenPart(anchor);
  const size = { width: popup.offsetWidth, height: popup.offsetHeight };
  // In a narrow window there is room neither to the right nor to the left: the anchor must not be covered.
  const [left, top] =
    side === 'right' && fitsBeside(box, size, seen)
      ? [beside(box, size, seen), box.top + (box.height - size.height) / 2]
      : [aligned(box, size, align), aboveOrBelow(box, size, side === 'right' ? 'top' : side, seen)];
  popup.style.left = `${within(left, size.width, 0, seen.width)}px`;
  popup.style.top = `${within(top, size.height, seen.top, seen.bottom)}px`;
}

const aligned = (box: DOMRect, { width }: Size, align: Align) =>
  ({ start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width })[align];

function aboveOrBelow(box: DOMRect, { height }: Size, side: Side, seen: SeenPart): number {
  const above = box.top - GAP - height;
  const below = box.bottom + GAP;
  const fitsAbove = above >= seen.top + MARGIN;
  const fitsBelow = below + height <= seen.bottom - MARGIN;
  if (side === 'top') return fitsAbove || !fitsBelow ? above : below;
  return fitsBelow || !fitsAbove ? below : above;
}

const fitsBeside = (box: DOMRect, { width }: Size, seen: SeenPart) =>
  Math.max(seen.width - box.right, box.left) >= width + GAP + MARGIN;

function beside(box: DOMRect, { width }: Size, seen: SeenPart): number {
  const right = box.right + GAP;
  return right + width <= seen.width - MARGIN ? right : box.left - GAP - width;
}

const within = (preferred: number, size: number, start: number, end: number) =>
  Math.max(start + MARGIN, Math.min(preferred, end - size - MARGIN));
