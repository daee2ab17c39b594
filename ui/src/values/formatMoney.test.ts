import { formatMoney } from './formatMoney.ts';

it.each([
  [1205, 'USD', 'en', '$12.05'],
  [5, 'USD', 'en', '$0.05'],
  [-1205, 'EUR', 'de', '-12,05 €'],
  [1400, 'JPY', 'en', '¥1,400'],
  [123456789012345, 'CNY', 'zh-cn', '¥1,234,567,890,123.45'],
])('PG-4b writes %i of %s in %s as %s', (amount, currency, language, expected) => {
  expect(formatMoney(amount, currency, language).replace(/\u00a0/g, ' ')).toBe(expected);
});
