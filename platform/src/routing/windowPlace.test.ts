import { recordedNavigation } from '../testing.ts';
import { createPlaces } from './places.ts';
import { createWindowPlace } from './windowPlace.ts';

const LIST = 'http://localhost/buyer/shipment';

interface Opened {
  at?: string;
  /** Of the page, in a window of 500. */
  height?: number;
  scrollY?: number;
  /** What the tab remembers of the list. */
  stored?: number;
}

/** A window over a page of a height that changes as its rows come. Its entries of the history are its paths. */
function open({ at = LIST, height = 500, scrollY = 0, stored }: Opened = {}) {
  const { navigation } = recordedNavigation(at);
  const size = { height };
  let onResize = () => {};
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      onResize = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {
      onResize = () => {};
    }
  } as unknown as typeof ResizeObserver;
  const page = Object.assign(new EventTarget(), {
    scrollY,
    innerHeight: 500,
    scrollTo(_left: number, top: number) {
      page.scrollY = Math.max(0, Math.min(top, size.height - page.innerHeight));
      page.dispatchEvent(new Event('scroll'));
    },
    document: {
      documentElement: {
        get scrollHeight() {
          return size.height;
        },
      },
    },
    history: { state: { key: 'entry' } },
    location: {
      get pathname() {
        return navigation.pathname();
      },
    },
  });
  const places = createPlaces(page as unknown as Window, null);
  if (stored !== undefined) places.write('entry /buyer/shipment', stored);
  const place = createWindowPlace(page as unknown as Window, navigation, places);
  const main = document.createElement('main');
  return {
    ...navigation,
    place,
    page,
    stored: (path: string) => places.read(`entry ${path}`),
    scroll: (to: number) => page.scrollTo(0, to),
    input: (name: string) => page.dispatchEvent(new Event(name)),
    reach: () => place.reach(main),
    grow(to: number) {
      size.height = to;
      page.scrollY = Math.max(0, Math.min(page.scrollY, size.height - page.innerHeight));
      onResize();
    },
  };
}

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

describe('PG-2 after a step back the window', () => {
  /** From a list that was scrolled to a shipment and back, the rows not fetched yet. */
  const stepBack = () => {
    const opened = open({ height: 2_700 });
    opened.place.begin();
    opened.scroll(1_183);
    opened.go('/buyer/shipment/45');
    opened.grow(500);
    opened.reach();
    opened.go('/buyer/shipment');
    return opened;
  };

  it('reaches the place it was left at once the rows are there, and stays where the reader goes then', () => {
    const { page, reach, grow, scroll, stored } = stepBack();
    reach();
    expect(page.scrollY).toBe(0);
    grow(1_000);
    expect(page.scrollY).toBe(500);
    expect(stored('/buyer/shipment')).toBe(1_183);
    grow(2_700);
    expect(page.scrollY).toBe(1_183);
    scroll(40);
    grow(3_000);
    expect(page.scrollY).toBe(40);
    expect(stored('/buyer/shipment')).toBe(40);
  });

  it('reaches it again where the skeleton it was reached on gives way to a shorter page', () => {
    const { page, reach, grow } = stepBack();
    grow(2_000);
    reach();
    expect(page.scrollY).toBe(1_183);
    grow(600);
    reach();
    grow(2_700);
    expect(page.scrollY).toBe(1_183);
  });

  it.each(INPUTS)('is the reader’s who scrolls before, by %s', (input) => {
    const opened = stepBack();
    opened.reach();
    opened.input(input);
    opened.grow(2_700);
    expect(opened.page.scrollY).toBe(0);
  });

  it('does not mind a wheel that still turns for the page before', () => {
    const { page, reach, grow, input } = stepBack();
    input('wheel');
    reach();
    grow(2_700);
    expect(page.scrollY).toBe(1_183);
  });
});

it('PG-2 the window goes to the top of a new page', () => {
  const { page, place, scroll, go, reach } = open({ height: 2_700 });
  place.begin();
  scroll(500);
  go('/buyer/shipment/45');
  reach();
  expect(page.scrollY).toBe(0);
});

describe('PG-2 before the frame is there', () => {
  const shipment = 'http://localhost/buyer/shipment/45';

  it('a step back is not lost that is made after the platform has started', () => {
    const { page, place, replace, reach, grow } = open({ at: shipment, stored: 1_183 });
    replace('/buyer/shipment');
    expect(place.begin()).toBe(true);
    reach();
    grow(2_700);
    expect(page.scrollY).toBe(1_183);
  });

  it.each([0, 300])(
    'a step back is not lost that is made before the platform has started, scrolled by %d',
    (scrollY) => {
      const { page, place, reach, grow } = open({ height: 500 + scrollY, scrollY, stored: 1_183 });
      expect(place.begin()).toBe(true);
      reach();
      grow(2_700);
      expect(page.scrollY).toBe(1_183);
    },
  );

  it('a list that is scrolled and left keeps its place', () => {
    const { place, page, go, reach, grow, scroll, stored } = open({ height: 2_700, scrollY: 200 });
    expect(stored('/buyer/shipment')).toBe(200);
    scroll(1_183);
    go('/buyer/shipment/45');
    grow(800);
    expect(stored('/buyer/shipment')).toBe(1_183);
    expect(place.begin()).toBe(true);
    reach();
    expect(page.scrollY).toBe(0);
    expect(stored('/buyer/shipment')).toBe(1_183);
  });

  it.each<[string, Opened]>([
    ['where the browser has scrolled already', { height: 2_700, scrollY: 1_180, stored: 1_183 }],
    ['where the reader is back at the top', { height: 2_700, stored: 1_183 }],
    ['at the first load', {}],
  ])('the window is left alone %s', (_, opened) => {
    const { place, page, reach } = open(opened);
    expect(place.begin()).toBe(false);
    reach();
    expect(page.scrollY).toBe(opened.scrollY ?? 0);
  });

  it.each(INPUTS)('the window is left to the reader who scrolls, by %s', (input) => {
    const opened = open({ at: shipment, stored: 1_183 });
    opened.replace('/buyer/shipment');
    opened.input(input);
    expect(opened.place.begin()).toBe(false);
    opened.reach();
    opened.grow(2_700);
    expect(opened.page.scrollY).toBe(0);
  });
});
