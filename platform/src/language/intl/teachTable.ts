import type { IntlTable } from './intlTable.ts';
import { datesOf } from './tableDates.ts';
import { numbersOf } from './tableNumbers.ts';
import { displayNamesOf, relativeTimesOf } from './tableWords.ts';

type Kind = 'DateTimeFormat' | 'DisplayNames' | 'NumberFormat' | 'RelativeTimeFormat';

/** Adds one language to Intl; the browser still handles every other one, and what the table does not have. */
export function teachTable(tag: string, file: object): void {
  const table = file as IntlTable; // makeIntlTable.ts wrote it
  const { DateTimeFormat, DisplayNames, NumberFormat, RelativeTimeFormat } = Intl;
  answer(tag, 'DateTimeFormat', datesOf(table, DateTimeFormat));
  answer(tag, 'NumberFormat', numbersOf(table, NumberFormat));
  answer(tag, 'RelativeTimeFormat', relativeTimesOf(table, RelativeTimeFormat, Intl.NumberFormat));
  answer(tag, 'DisplayNames', displayNamesOf(table, DisplayNames));
}

function answer(tag: string, kind: Kind, make: (...settings: never[]) => object): void {
  const isAsked = ([locales]: unknown[]) => [locales].flat()[0] === tag;
  const taught = new Proxy<object>(Intl[kind], {
    construct: (browser, settings, target) =>
      // What a class is called with, `make` is called with.
      isAsked(settings) ? make(...(settings as never[])) : Reflect.construct(browser as never, settings, target),
    apply: (browser, self, settings) =>
      isAsked(settings) ? make(...(settings as never[])) : Reflect.apply(browser as never, self, settings),
  });
  Object.defineProperty(Intl, kind, { value: taught, writable: true, configurable: true });
}
