import type { IntlTable } from './intlTable.ts';

/** "3 hours ago". */
export function relativeTimesOf(
  table: IntlTable,
  Browser: typeof Intl.RelativeTimeFormat,
  numbers: typeof Intl.NumberFormat,
) {
  return (locales: string, options: Intl.RelativeTimeFormatOptions = {}) => {
    const { style = 'long', numeric = 'always' } = options;
    const plurals = new Intl.PluralRules(table.pluralsLike);
    const count = new numbers(locales);
    return {
      format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
        const words = table.relative[`${style} ${unit.replace(/s$/, '')}`];
        if (!words) return new Browser(locales, options).format(value, unit);
        const named = numeric === 'auto' ? words.named[value] : undefined;
        if (named !== undefined) return named;
        const patterns = value < 0 || Object.is(value, -0) ? words.past : words.future;
        const number = Math.abs(value);
        return (patterns[plurals.select(number)] ?? patterns.other ?? '').replace('{0}', count.format(number));
      },
    };
  };
}

/** The names of regions and languages; the browser's own names where the table has none. */
export function displayNamesOf(table: IntlTable, Browser: typeof Intl.DisplayNames) {
  return (locales: readonly string[], options: Intl.DisplayNamesOptions) => {
    const browser = new Browser(locales, options);
    const names: Readonly<Record<string, string>> =
      options.type === 'region' || options.type === 'language' ? table[options.type] : {};
    return {
      of(code: string): string | undefined {
        // The browser refuses an invalid code.
        const known = browser.of(code);
        return (
          names[options.type === 'language' ? (Intl.getCanonicalLocales(code)[0] ?? '') : code.toUpperCase()] ?? known
        );
      },
    };
  };
}
