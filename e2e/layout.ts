import type { Page } from '@playwright/test';

/**
 * Where people must be able to read every letter: on what they press and above what they compare. A button in a row may
 * show a customer's own words, which it opens whole.
 */
const LABELS = 'button:not(td button), nav a, [role="menuitem"], [role="tab"], th, [role="columnheader"]';

/** The page's layout faults, one line each: it scrolls sideways, or a label is cut off. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((labels) => {
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    /** The other console may be kept ready behind the one that is shown. */
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isScrolled = (element: Element) => isScroll(getComputedStyle(element).overflowX);

    function ancestors(element: Element): Element[] {
      return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    }

    /** Texts beyond the window's edge that no scrolling block holds, whether the page scrolls there or cuts them off. */
    function outside(): string[] {
      const { scrollWidth } = document.scrollingElement ?? document.body;
      const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        const seen = width > 1 && right > innerWidth + 1 && isSeen(element);
        return seen && !ancestors(element).slice(1, -2).some(isScrolled);
      });
      const faults = beyond.slice(0, 4).map((element) => `${name(element)} stands beyond the window's edge`);
      return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...faults] : faults;
    }

    /** The first box that cuts the text off. One that scrolls shows all of it; one of a pixel is for screen readers. */
    function cutBy(text: Text): Element | undefined {
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width === 0 || !text.parentElement || !isSeen(text.parentElement)) return;
      const scrolls = { x: false, y: false };
      for (const box of ancestors(text.parentElement)) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1) return;
        scrolls.x ||= isScroll(overflowX);
        scrolls.y ||= isScroll(overflowY);
        const aside =
          !scrolls.x && overflowX !== 'visible' && (place.left < edge.left - 1 || place.right > edge.right + 1);
        const below =
          !scrolls.y && overflowY !== 'visible' && (place.top < edge.top - 2 || place.bottom > edge.bottom + 2);
        if ((aside || below) && !isTitled(box, text.data)) return box;
        if (position === 'fixed') return;
      }
    }

    function isTitled(box: Element, text: string): boolean {
      return ancestors(box).some((around) => around.getAttribute('title')?.includes(text));
    }

    function cutLabels(): string[] {
      return [...document.querySelectorAll(labels)].flatMap((label) => {
        const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text; // nothing else is walked
          const box = text.data.trim() ? cutBy(text) : undefined;
          if (box) found.push(`"${text.data}" of ${name(label)} is cut off by ${name(box)}`);
        }
        return found;
      });
    }

    return [...outside(), ...new Set(cutLabels())];
  }, LABELS);
}
