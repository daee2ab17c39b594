import { formatNumber } from './formatNumber.ts';
import { formatRelative } from './formatRelative.ts';
import { formatTime } from './formatTime.ts';
import { regionName } from './regionName.ts';

describe('LG-3 values in Serbian are in Latin letters, as its texts are', () => {
  it('dates, distances and countries', () => {
    const now = new Date('2025-03-05T12:00:00Z');
    expect(formatRelative(new Date('2025-03-05T09:00:00Z'), now, 'sr')).toBe('pre 3 sata');
    expect(formatRelative(new Date('2025-03-05T09:00:00Z'), now, 'en', 'short')).toBe('3 hr. ago');
    expect(formatTime('2025-03-05', 'sr')).toBe('5. 3. 2025.');
    expect(regionName('de', 'sr')).toBe('Nemačka');
  });
});

it.each([
  ['en', '1,234,567'],
  ['de', '1.234.567'],
  ['kk', '1 234 567'],
])('LG-3 groups digits the way of %s', (language, text) => {
  expect(formatNumber(1_234_567, language).replace(/\u00a0/g, ' ')).toBe(text);
});

it('shows a country code that is no region as it came', () => {
  expect(regionName('zz9', 'en')).toBe('ZZ9');
});

it('LG-3 makes its formatters again once Intl has learned a language', () => {
  const before = formatTime('2025-03-05', 'kk');
  const known = Intl.DateTimeFormat;
  Object.assign(Intl, {
    DateTimeFormat: class extends known {
      override format() {
        return 'learned';
      }
    },
  });
  expect(formatTime('2025-03-05', 'kk')).toBe('learned');
  Object.assign(Intl, { DateTimeFormat: known });
  expect(formatTime('2025-03-05', 'kk')).toBe(before);
});
