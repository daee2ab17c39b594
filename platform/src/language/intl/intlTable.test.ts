import { readFileSync } from 'node:fs';
import { datesOf } from './tableDates.ts';
import { numbersOf } from './tableNumbers.ts';
import { displayNamesOf, relativeTimesOf } from './tableWords.ts';
import {
  DATES,
  fileOf,
  isRanged,
  makeIntlTable,
  PLURALS_LIKE,
  RELATIVE_UNITS,
  STYLES,
  UNITS,
} from './testing/makeIntlTable.ts';

// V8 writes some spaces of a date differently from the date's parts.
const plain = (text: string) => text.replace(/\s/g, ' ');

// Node knows these languages, so its own output is the expected one.
describe.each(Object.keys(PLURALS_LIKE))('the table of %s', (tag) => {
  const table = makeIntlTable(tag);
  const dates = datesOf(table, Intl.DateTimeFormat);
  const numbers = numbersOf(table, Intl.NumberFormat);

  it('LG-3 is what ICU has', () => {
    expect(JSON.parse(readFileSync(fileOf(tag), 'utf8'))).toEqual(JSON.parse(JSON.stringify(table)));
  });

  it('LG-3 writes dates and ranges as Intl does, in every zone', () => {
    const [first = new Date(0), ...others] = [
      '2026-01-01T00:30:00Z',
      '2026-03-09T13:07:09Z',
      '2027-12-31T23:59:59Z',
    ].map((iso) => new Date(iso));
    const ends = ['2026-01-01T01:30:00Z', '2026-01-19T13:07:09Z', '2026-02-02T12:00:00Z', '2027-12-31T12:00:00Z'];
    for (const timeZone of ['UTC', 'Asia/Kathmandu', 'America/St_Johns'])
      for (const options of DATES) {
        const own = dates(tag, { ...options, timeZone });
        const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone });
        const ranges = !isRanged(options) ? [] : ends.map((end) => [first, new Date(end)] as const);
        const written = (format: Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>) => [
          ...[first, ...others].map((moment) => plain(format.format(moment))),
          ...ranges.map(([from, to]) => plain(format.formatRange(from, to))),
        ];
        expect([options, timeZone, written(own)]).toEqual([options, timeZone, written(intl)]);
      }
  });

  it('LG-3 writes numbers, money, shares and units as Intl does', () => {
    const kinds: Intl.NumberFormatOptions[] = [
      {},
      { style: 'percent', maximumFractionDigits: 2 },
      ...['USD', 'EUR', 'MKD', 'ALL', 'KZT', 'AZN', 'JPY', 'CHF'].map(
        (currency) => ({ style: 'currency', currency }) as const,
      ),
      ...UNITS.map(([unit, unitDisplay]) => ({ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }) as const),
    ];
    for (const options of kinds) {
      const own = numbers(tag, options);
      const intl = new Intl.NumberFormat(tag, options);
      for (const value of [0, 1, 2, 5, 11, 21, 101, 1234, 0.5, 1.1, 2.5, 1_234_567.8, -1, -12_345.6])
        expect([options, plain(own.format(value))]).toEqual([options, plain(intl.format(value))]);
    }
  });

  it('LG-3 writes relative times as Intl does', () => {
    for (const style of STYLES)
      for (const numeric of ['auto', 'always'] as const) {
        const own = relativeTimesOf(table, Intl.RelativeTimeFormat, Intl.NumberFormat)(tag, { style, numeric });
        const intl = new Intl.RelativeTimeFormat(tag, { style, numeric });
        for (const unit of RELATIVE_UNITS)
          for (const value of [-1234, -21, -11, -3, -2, -1, 0, 1, 2, 5, 11, 31])
            expect([unit, own.format(value, unit)]).toEqual([unit, intl.format(value, unit)]);
      }
  });

  it('LG-3 names regions and languages as Intl does, and others as the browser', () => {
    const named = displayNamesOf(table, Intl.DisplayNames);
    for (const [type, codes] of [
      ['region', ['DE', 'KZ', 'XK', 'MK']],
      ['language', ['de', 'sr-Latn', 'zh-cn', 'zh-HK', 'kk', 'ky']],
    ] as const) {
      const intl = new Intl.DisplayNames(tag, { type });
      expect(codes.map((code) => named([tag, 'en'], { type }).of(code))).toEqual(codes.map((code) => intl.of(code)));
    }
    expect(() => named([tag, 'en'], { type: 'region' }).of('nowhere')).toThrow(RangeError);
    const currency = { type: 'currency' } as const;
    expect(named([tag, 'en'], currency).of('EUR')).toBe(new Intl.DisplayNames(tag, currency).of('EUR'));
  });

  it('LG-3 leaves to the browser what the table does not have', () => {
    const date = { weekday: 'long', era: 'long', timeZone: 'UTC' } as const;
    expect(dates(tag, date).format(new Date(0))).toBe(new Intl.DateTimeFormat(tag, date).format(0));
    const number = { style: 'unit', unit: 'liter' } as const;
    expect(numbers(tag, number).format(3)).toBe(new Intl.NumberFormat(tag, number).format(3));
  });
});
