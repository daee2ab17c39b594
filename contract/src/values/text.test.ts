import { Value } from 'typebox/value';
import { Line, Lines, Name } from './text.ts';

it.each(['\r', '\n', '\t', '\u0000', '\u001B', '\u007F', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'])(
  'a line has no %j',
  (character) => {
    expect(Value.Check(Line(20), `a${character}b`)).toBe(false);
    expect(Value.Check(Name(20), `a${character}b`)).toBe(false);
    expect(Value.Check(Line(20), character)).toBe(false);
  },
);

it.each(['Ada & Söhne', '你好', 'שלום', 'مرحبا\u200F', '👩‍👩‍👧', "O'Neil"])('a line may be %j', (text) => {
  for (const schema of [Line(20), Name(20), Lines(20)]) expect(Value.Check(schema, text)).toBe(true);
});

it('a name has more than spaces, a line need not', () => {
  expect([' ', ''].map((text) => Value.Check(Name(5), text))).toEqual([false, false]);
  expect([' ', ''].map((text) => Value.Check(Line(5), text))).toEqual([true, true]);
});

it('lines may break, and hold no other control character', () => {
  expect(Value.Check(Lines(20), 'one\r\n\ttwo')).toBe(true);
  expect(Value.Check(Lines(20), 'one\u0007')).toBe(false);
  expect(Value.Check(Lines(5), 'longer')).toBe(false);
});
