import { reachPlace } from './reachPlace.ts';

/** A window over a page of a height that grows as its rows come. */
function openPage(height: number) {
  const main = document.createElement('main');
  const page = { height };
  let resized = () => {};
  globalThis.ResizeObserver = class {
    constructor(told: () => void) {
      resized = told;
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => {};
    }
  } as unknown as typeof ResizeObserver;
  window.scrollTo = ((_left: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(top, page.height) });
  }) as typeof window.scrollTo;
  window.scrollTo(0, 0);
  const grow = (to: number) => {
    page.height = to;
    resized();
  };
  return { main, grow };
}

describe('PG-2 after a step back the window', () => {
  it('reaches the place it was left at once the rows are there, and stays where the reader goes then', () => {
    const { main, grow } = openPage(0);
    const onEnd = jest.fn();
    reachPlace(1_183, main, onEnd);
    expect(window.scrollY).toBe(0);
    grow(600);
    expect(onEnd).not.toHaveBeenCalled();
    grow(2_700);
    expect(window.scrollY).toBe(1_183);
    expect(onEnd).toHaveBeenCalledTimes(1);
    window.scrollTo(0, 40);
    grow(3_000);
    expect(window.scrollY).toBe(40);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is the reader’s who scrolls before, by %s', (input) => {
    const { main, grow } = openPage(0);
    reachPlace(1_183, main, () => {});
    window.dispatchEvent(new Event(input));
    grow(2_700);
    expect(window.scrollY).toBe(0);
  });

  it('goes to the top at once where there is no place', () => {
    const { main } = openPage(2_700);
    const onEnd = jest.fn();
    window.scrollTo(0, 500);
    reachPlace(0, main, onEnd);
    expect(window.scrollY).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
