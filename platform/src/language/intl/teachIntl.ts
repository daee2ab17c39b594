import { DateTimeFormat } from '@formatjs/intl-datetimeformat';
import { DisplayNames } from '@formatjs/intl-displaynames';
import { NumberFormat } from '@formatjs/intl-numberformat';
import RelativeTimeFormat from '@formatjs/intl-relativetimeformat';
import { onBrowserClock } from './onBrowserClock.ts';

type Kind = 'DateTimeFormat' | 'DisplayNames' | 'NumberFormat' | 'RelativeTimeFormat';
/** A class of FormatJS as far as it is used here. Each has its own type of data, which its data files bring. */
interface Teachable {
  new (...settings: never[]): object;
  __addLocaleData(...data: unknown[]): void;
}

const classes = { DateTimeFormat, DisplayNames, NumberFormat, RelativeTimeFormat } as unknown as Record<
  Kind,
  Teachable
>;

/** Adds one language to Intl, from data files that have been loaded; the browser still handles every other one. */
export function teachIntl(tag: string): void {
  const browser = Intl.DateTimeFormat;
  for (const kind of Object.keys(classes) as Kind[]) {
    const { [kind]: Format } = classes;
    Format.__addLocaleData(...takeData(kind));
    if (kind !== 'DateTimeFormat') answer(tag, kind, (...settings) => new Format(...(settings as never[])));
  }
  answer(tag, 'DateTimeFormat', onBrowserClock(browser));
}

/** The data files leave their content in a global list where the browser's own classes stand. */
function takeData(kind: Kind): unknown[] {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>;
  const name = `__FORMATJS_${kind.toUpperCase()}_DATA__`;
  const data = page[name] ?? [];
  delete page[name];
  return data;
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
