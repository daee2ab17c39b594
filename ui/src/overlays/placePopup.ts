export type Side = 'top' | 'bottom' | 'right';
export type Align = 'start' | 'center' | 'end';

const GAP = 6;
const MARGIN = 8;

/** Puts a popup beside its anchor: on the wished side where there is room, else opposite, always inside the window. */
export function placePopup(popup: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const [left, top] = side === 'right' ? beside(box, width, height) : aboveOrBelow(box, width, height, side, align);
  popup.style.left = `${within(left, width, window.innerWidth)}px`;
  popup.style.top = `${within(top, height, window.innerHeight)}px`;
}

function aboveOrBelow(box: DOMRect, width: number, height: number, side: Side, align: Align): [number, number] {
  const left = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width }[align];
  const above = box.top - GAP - height;
  const below = box.bottom + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + height <= window.innerHeight - MARGIN;
  const top = side === 'top' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  return [left, top];
}

function beside(box: DOMRect, width: number, height: number): [number, number] {
  const right = box.right + GAP;
  const left = right + width <= window.innerWidth - MARGIN ? right : box.left - GAP - width;
  return [left, box.top + (box.height - height) / 2];
}

const within = (wished: number, size: number, room: number) => Math.max(MARGIN, Math.min(wished, room - size - MARGIN));
