import { indented } from './indented.ts';

it('PG-13c writes JSON over lines, whole or cut off, and changes no value', () => {
  const whole =
    '{"data":{"accepted":[{"number":"A, {b}: \\"c\\"","cost":1}],"rejected":[],"none":{ }},"code":-18010014}';
  expect(indented(whole)).toBe(JSON.stringify(JSON.parse(whole), null, 2));
  // A number beyond what JavaScript holds.
  expect(indented('[12345678901234567890]')).toBe('[\n  12345678901234567890\n]');
  expect(indented('[{"number":"RR1","carr')).toBe('[\n  {\n    "number": "RR1",\n    "carr');
  expect(indented(']}')).toBe(']}');
  expect(indented('<html>no, JSON</html>')).toBe('<html>no, JSON</html>');
  expect(indented('')).toBe('');
});
