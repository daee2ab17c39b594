import { pseudo } from './pseudo.ts';

it('LG-1 stretches a text by about 40 % and puts accents on its letters', () => {
  const text = 'Track your shipments from one place';
  const stretched = pseudo(text);
  expect(stretched.length / text.length).toBeGreaterThan(1.35);
  expect(stretched.length / text.length).toBeLessThan(1.5);
  expect(stretched).toMatch(/^\[.+\]$/);
  expect(stretched).not.toMatch(/[a-z]/i);
});

it('leaves placeholders and marks untouched', () => {
  const stretched = pseudo('{{count}} of {total} <terms>terms</terms>');
  expect(stretched).toContain('{{count}}');
  expect(stretched).toContain('{total}');
  expect(stretched).toMatch(/<terms>[^<a-z]+<\/terms>/);
});
