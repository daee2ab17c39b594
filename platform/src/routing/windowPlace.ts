import type { Navigation } from './navigation.ts';
import type { Places } from './places.ts';

/** In ms. By then a list that is still loading has shown its skeleton for long. */
const TIMEOUT_MS = 10_000;
/** The reader scrolls with these. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Where the window is scrolled to on the pages of the tab's history. */
export interface WindowPlace {
  /** To be called once the frame is there. Answers whether a step back before that has left a place to reach. */
  begin: () => boolean;
  /**
   * Scrolls the window to where it was on this page, as soon as the page is tall enough: its content may have to be
   * fetched first. To the top of a new page. Gives up when the reader scrolls.
   */
  reach: (main: Element) => void;
}

/** Starts with the platform: on a slow line the reader scrolls, moves and steps back before the frame is there. */
export function createWindowPlace(page: Window, { pathname, onMoved }: Navigation, places: Places): WindowPlace {
  let shownPath = pathname();
  /** Where the window belongs; undefined where the reader or the browser has scrolled it. */
  let place: number | undefined = unreached(page, places);
  /** While the window is scrolled towards its place; the positions in between are not kept. */
  let isOnItsWay = place !== undefined;
  let hasFrame = false;
  /** Until the new page is shown: a wheel that still turns belongs to the page before. */
  let isMoving = false;
  let stopReaching = () => {};

  const end = () => {
    isOnItsWay = false;
    stopReaching();
  };
  const onScroll = () => {
    if (!isOnItsWay && pathname() === shownPath) places.write(places.entry(), page.scrollY);
  };
  const onInput = () => {
    if (isMoving) return;
    place = undefined;
    end();
  };
  if (!isOnItsWay && page.scrollY > 0) onScroll();
  onMoved(() => {
    if (pathname() === shownPath) return;
    shownPath = pathname();
    end();
    place = places.read(places.entry());
    isMoving = hasFrame;
    isOnItsWay = !hasFrame;
  });
  for (const name of INPUTS) page.addEventListener(name, onInput, { passive: true });
  page.addEventListener('scroll', onScroll, { passive: true });

  return {
    begin() {
      hasFrame = true;
      return isOnItsWay;
    },
    reach(main) {
      end();
      isMoving = false;
      const wanted = place;
      if (wanted === undefined) return;
      isOnItsWay = true;
      const attempt = () => {
        page.scrollTo(0, wanted);
        if (wanted === 0 || Math.abs(page.scrollY - wanted) <= 1) end();
      };
      attempt();
      if (!isOnItsWay) return;
      const sizes = new ResizeObserver(attempt);
      sizes.observe(main);
      const timer = setTimeout(end, TIMEOUT_MS);
      stopReaching = () => {
        sizes.disconnect();
        clearTimeout(timer);
      };
    },
  };
}

/** The place of the entry, where the page was too short yet for the browser to go there itself. */
function unreached({ scrollY, innerHeight, document }: Window, places: Places): number | undefined {
  const place = places.read(places.entry());
  const isAtEnd = () => scrollY + innerHeight + 1 >= document.documentElement.scrollHeight;
  return place > scrollY && isAtEnd() ? place : undefined;
}
