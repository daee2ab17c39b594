import fc from 'fast-check';
import { isDay, isInstant, isLocalTime, readWireTime } from './times.ts';

const WRONG = [
  '',
  ' ',
  'NaN',
  '0',
  'soon',
  '2020-13-01',
  '2020-00-10',
  '2020-02-30',
  '2023-02-29',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  ' 2020-01-01',
  '2020-01-01\n',
];

it.each(WRONG)('takes %j for no day, at whatever time', (text) => {
  expect([isDay(text), isLocalTime(text), isInstant(`${text}T00:00Z`), readWireTime(`${text} 00:00:00`)]).toEqual([
    false,
    false,
    false,
    null,
  ]);
});

it.each(['T25:00Z', 'T10:60Z', 'T10:00:60Z', 'T10:00+99:00', 'T10Z', 'T', 'Z', ' ', 'T10:00Zjunk'])(
  'takes a day with %j for no time',
  (rest) => {
    expect([isInstant(`2020-01-01${rest}`), readWireTime(`2020-01-01${rest}`)]).toEqual([false, null]);
  },
);

it('PA-2 reads a time of the public API as clients write it, in UTC where it names no zone', () => {
  const texts = ['2020-01-01', '2020-01-01 00:00:00', '2020/01/01 00:00', '2020-01-01T08:00+0800', '2020-01-01T00:00Z'];
  for (const text of texts)
    expect([text, readWireTime(text)?.toISOString()]).toEqual([text, '2020-01-01T00:00:00.000Z']);
});

it('takes every instant of these years, and what it takes is the day that is written', () => {
  const noInvalidDate = true;
  const years = { min: new Date('1900-01-01T00:00Z'), max: new Date('2199-12-31T23:59Z'), noInvalidDate };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect([isInstant(date.toISOString()), isDay(date.toISOString().slice(0, 10))]).toEqual([true, true]);
    }),
  );
  const two = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
  fc.assert(
    fc.property(fc.constantFrom('1999', '2020', '2023'), two(14), two(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
      expect(isDay(text)).toBe(time.toISOString().startsWith(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      if (isInstant(text)) expect(Number.isNaN(Date.parse(text))).toBe(false);
    }),
  );
});
