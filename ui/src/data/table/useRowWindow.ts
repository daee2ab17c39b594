import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRoot } from '../../root/RootContext.ts';
import { whileShown } from '../../root/whileShown.ts';

export const VIRTUAL_ABOVE = 200;
/** Rows rendered beyond those in sight: where the reader comes from, and where they go. */
const BEHIND = 4;
const AHEAD = 12;
/** So many rows further, nothing is rendered yet that could stay in sight until the next frame. */
const LEAP = AHEAD / 2;
/** Milliseconds without scrolling until the visible rows are announced exactly. */
const SETTLED_MS = 100;
/** Pixels, until a row has been measured. */
const GUESSED_HEIGHT = { compact: 40, regular: 60 };

type Room = 1 | 2 | 3 | 4 | 5;

export interface RowWindow {
  virtual: boolean;
  /** Pixels; all rows of a virtual table are of the same height. */
  height: number;
  first: number;
  /** Exclusive. */
  last: number;
  /** There is room for columns up to this priority. */
  room: Room;
  /** Which of them are in sight, not counting what is rendered beyond. */
  top: number;
  bottom: number;
}

interface View {
  top: number;
  rows: number;
  /** Which way the reader goes. */
  down: boolean;
}

interface Length {
  count: number;
  density: keyof typeof GUESSED_HEIGHT;
  /** The first row in sight at the beginning. */
  start: number;
}

/** Which rows to render: all of a short table, of a long one those in sight and a few beyond. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, { count, density, start }: Length): RowWindow {
  const virtual = count > VIRTUAL_ABOVE;
  const { visibility } = useRoot();
  const [height, setHeight] = useState(GUESSED_HEIGHT[density]);
  const [room, setRoom] = useState<Room>(5);
  const [view, setView] = useState<View>({ top: start, rows: 30, down: true });
  const rendered = useRef(view);
  rendered.current = view;
  const top = useRef(start);
  useLayoutEffect(() => {
    // Also when rows become higher, as on a narrower page: the row being read stays in place.
    if (virtual && scroller.current) scroller.current.scrollTop = top.current * height;
  }, [scroller, virtual, height]);
  useEffect(() => {
    const element = scroller.current;
    if (!virtual || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (top: number, down: boolean) => {
      const rows = Math.ceil(element.clientHeight / height) + 1;
      setView((old) => (old.top === top && old.rows === rows ? old : { top, rows, down }));
    };
    const settle = () => {
      top.current = Math.floor(element.scrollTop / height);
      show(top.current, rendered.current.down);
    };
    const look = () => {
      top.current = Math.floor(element.scrollTop / height);
      const [from, to] = [rendered.current.top, top.current];
      const down = to > from;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
      if (to === from) return;
      // Rows rendered in advance leave time for a transition; after a leap or a turn the window would be empty.
      if (down === rendered.current.down && Math.abs(to - from) <= LEAP) startTransition(() => show(to, down));
      else show(to, down);
    };
    const measure = () => {
      setHeight(rowHeight(element) || height);
      setRoom(roomOf(element));
      settle();
    };
    measure();
    element.addEventListener('scroll', look, { passive: true });
    const resizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    const stopObserving = whileShown(visibility, () => {
      resizes?.observe(element);
      return () => resizes?.disconnect();
    });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', look);
      stopObserving();
    };
  }, [scroller, virtual, height, visibility]);
  if (!virtual) return { virtual, height, room: 5, first: 0, last: count, top: 0, bottom: count };
  const [above, below] = view.down ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  const first = Math.min(Math.max(0, view.top - above), count);
  const bottom = Math.min(count, view.top + view.rows);
  const last = Math.min(count, bottom + below);
  return { virtual, height, room, first, last, top: Math.min(view.top, count), bottom };
}

/** As the stylesheet decides it. */
export function roomOf({ offsetWidth }: HTMLElement): Room {
  const width = offsetWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (width < 40) return 1;
  if (width < 56) return 2;
  if (width < 68) return 3;
  return width < 80 ? 4 : 5;
}

const rowHeight = (scroller: HTMLElement) =>
  scroller.querySelector('tbody > tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
