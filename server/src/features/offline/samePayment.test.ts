import { normalizePayer, normalizeReference } from './samePayment.ts';

it.each([
  ['2026030112345678', '2026030112345678'],
  ['no. 2026030112345678', '2026030112345678'],
  ['№2026030112345678', '2026030112345678'],
  ['Order No.: 2026-0301 1234 5678', '2026030112345678'],
  ['ref2026030112345678', '2026030112345678'],
  ['Payment for order ２０２６０３０１１２３４５６７８', '2026030112345678'],
  ['RF-18/A\u200B', 'rf18a'],
  ['Norge', 'norge'],
  ['no', 'no'],
  ['Rent 5', 'rent5'],
  [' -- ', ''],
])('PG-6c reads the reference %j as %s', (given, plain) => {
  expect(normalizeReference(given)).toBe(plain);
});

it('PG-6d takes a payer for the same in another order, case and spelling', () => {
  expect(normalizePayer('Weiß, Zoë')).toBe(normalizePayer('ZOE  WEISS'));
  expect(normalizePayer('Ada Payer')).not.toBe(normalizePayer('Ada Player'));
});
