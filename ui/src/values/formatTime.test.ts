import { formatTime } from './formatTime.ts';

/** Some browsers part time and AM by a narrow space. */
const plain = (text: string) => text.replace(/\u202f/g, ' ');

describe('formatTime', () => {
  it('shows a day as that day, whatever the zone of the reader', () => {
    expect(formatTime('2025-03-05', 'en')).toBe('Mar 5, 2025');
    expect(formatTime('2025-03-05', 'en', 'time')).toBe('');
  });

  it('shows a clock time as it stands: no zone is invented', () => {
    expect(plain(formatTime('2025-03-05T23:30:00', 'en'))).toBe('Mar 5, 2025, 11:30 PM');
  });

  it('shows a moment in the zone of the reader', () => {
    const local = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date('2025-03-05T23:30:00+08:00'));
    expect(formatTime('2025-03-05T23:30:00+08:00', 'en', 'time')).toBe(local);
  });

  it('LG-3 writes it the way of the language', () => {
    expect(formatTime('2025-03-05', 'de')).toBe('05.03.2025');
    expect(formatTime('2025-03-05', 'zh-cn')).toBe('2025年3月5日');
  });

  it('shows what it cannot read as it came', () => {
    expect(formatTime('soon', 'en')).toBe('soon');
  });
});

describe('PG-7 the reader’s date format', () => {
  const at = '2026-03-04T21:05:00Z';

  it.each([
    ['ymd', '2026-03-04', '2026-03-04 22:05'],
    ['dmy', '04/03/2026', '04/03/2026, 22:05'],
    ['mdy', '03/04/2026', '03/04/2026, 10:05 PM'],
    ['dots', '04.03.2026', '04.03.2026, 22:05'],
  ] as const)('%s writes %s', (format, day, minute) => {
    expect(formatTime('2026-03-04', 'ja', 'minute', 'Europe/Berlin', format)).toBe(day);
    expect(formatTime(at, 'ja', 'minute', 'Europe/Berlin', format).replaceAll('\u202f', ' ')).toBe(minute);
  });

  it('leaves the time of day to the language', () => {
    expect(formatTime(at, 'de', 'time', 'Europe/Berlin', 'mdy')).toBe('22:05');
  });
});
