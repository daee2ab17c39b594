import { expect, type Page } from '@playwright/test';
import { settle } from '../accessibility.ts';
import { type Box, ringBetween } from './pixels.ts';

/** Where Tab came to. */
export interface Stop {
  name: string;
  /** Where it is rendered; a field's is the frame that shows the focus for it. */
  box: Box;
  /** What a pointer hits: a checkbox's is its label too. */
  target: { width: number; height: number };
  /** The landmark or dialog around it. */
  area: string;
  /** A link in a sentence, whose size is the text's (2.5.8). */
  inline: boolean;
  /** Part of it can be seen: nothing lies over the whole of it. */
  uncovered: boolean;
  /** How much of its ring can be seen: top, right, bottom, left. */
  ring: number[];
}

/** Presses Tab until `isLast`, and returns what is visible at every stop. */
export async function tabThrough(page: Page, isLast: (stop: Stop) => boolean, key = 'Tab'): Promise<Stop[]> {
  // Decodes the screenshots in another page than the tested one.
  const bench = await page.context().newPage();
  await page.bringToFront();
  const stops: Stop[] = [];
  let before = await shoot(page);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const after = await shoot(page);
    const stop = await describeFocus(page);
    stops.push({ ...stop, ring: await ringBetween(bench, before, after, stop.box) });
    before = after;
    const last = stops.at(-1);
    if (last && isLast(last)) break;
  }
  await bench.close();
  return stops;
}

async function shoot(page: Page) {
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

async function describeFocus(page: Page): Promise<Omit<Stop, 'ring'>> {
  return page.evaluate(() => {
    const element = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
    const shown = element.matches('[type=checkbox]') ? (element.closest('label') ?? element) : element;
    const inline = getComputedStyle(element).display === 'inline';
    const frame = getComputedStyle(element).outlineStyle === 'none' ? (element.parentElement ?? element) : element;
    // A link that goes on in the next line begins where its first part does.
    const { x, y, width, height } = (inline && element.getClientRects()[0]) || frame.getBoundingClientRect();
    const target = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((part) => [
      document.elementFromPoint(x + width * part, y + height / 2),
      document.elementFromPoint(x + width / 2, y + height * part),
    ]);
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const text = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.innerText;
    const area = element.closest('dialog, [role=dialog], header, main, aside');
    return {
      name: text.replaceAll(/\s+/g, ' ').trim(),
      box: { x, y, width, height },
      target: { width: target.width, height: target.height },
      area: area?.getAttribute('role') ?? area?.localName ?? '',
      inline,
      uncovered: points.some((point) => point !== null && (shown.contains(point) || point.contains(element))),
    };
  });
}

export const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

/** Every stop has a ring on all sides, is big enough, and is not hidden. The parts of a wrapped link share one ring. */
export function expectVisible(stops: readonly Stop[]) {
  const faults = stops.flatMap(({ name, ring, target, inline, uncovered }) => [
    ...(ring.filter((side) => side >= 0.6).length >= (inline ? 2 : 4)
      ? []
      : [`${name}: its ring is seen along ${ring.map(percent)}`]),
    ...(inline || Math.min(target.width, target.height) >= 24
      ? []
      : [`${name}: ${target.width} × ${target.height} px`]),
    ...(uncovered ? [] : [`${name}: hidden`]),
  ]);
  expect(faults).toEqual([]);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Within an area, each stop is below the one before, or beside it on its line. */
export function expectReadingOrder(stops: readonly Stop[]) {
  const faults = stops.flatMap((stop, index) => {
    const previous = stops[index - 1];
    if (!previous || previous.area !== stop.area) return [];
    const below = stop.box.y >= previous.box.y + previous.box.height / 2;
    const beside = stop.box.x >= previous.box.x && stop.box.y + stop.box.height / 2 >= previous.box.y;
    return below || beside ? [] : [`${stop.name} comes after ${previous.name}, but stands before it`];
  });
  expect(faults).toEqual([]);
}

/** Every control inside that can be seen and is no part of a menu, by the number of them. */
export async function countFocusable(page: Page, within: string): Promise<number> {
  return page
    .locator(within)
    .evaluateAll(
      (areas) =>
        areas
          .flatMap((area) => [
            ...area.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
          ])
          .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()).length,
    );
}
