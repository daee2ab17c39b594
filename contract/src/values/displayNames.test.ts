import { isDisplayName, toDisplayName, toHeaderText } from './displayNames.ts';

it.each([
  ...[
    '',
    'Dr. Smith',
    'Müller & Söhne GmbH',
    'Müller GmbH & Co.KG',
    'St. Pauli',
    'Acme Inc.',
    "O'Neil’s",
    'J.P. Morgan',
  ],
  ...[
    'Verein e.V.',
    'Foo S.p.A.',
    '3M',
    'Nr.5',
    'Shop 2.0',
    'A/B (Berlin)',
    '株式会社サンプル',
    'モーニング娘。',
    'שלום בע״מ',
  ],
  ...['می\u200Cخواهم', 'Shop 👩‍👩‍👧', 'ร้านค้า', 'Łódź – Śródmieście', 'Yahoo!', 'No. 1 Shop'],
])('%j is the name of somebody', (name) => {
  expect(isDisplayName(name)).toBe(true);
});

it.each([
  ...['"Evil" <ceo@bank.com>', 'ceo@bank', 'Bank <ceo', 'A, B', 'a;b', 'Team: a', 'a\\b'],
  ...[
    'ceo＠bank',
    'ceo﹫bank',
    '＜ceo＞',
    '‹ceo›',
    '〈ceo〉',
    '⟨ceo⟩',
    '❮ceo❯',
    '«ceo»',
    '“Bank”',
    '„Bank‟',
    '＂Bank＂',
    'Bank″',
    '〝Bank〞',
  ],
  ...['a，b', 'a、b', 'a،b', 'a‚b', 'a﹐b', 'a；b', 'a؛b', 'Bank״', '״x'],
  ...[
    'bank.com',
    'Visit evil.com now',
    'bank。com',
    'bank．com',
    'bank｡com',
    'bank․com',
    'bank .com',
    'bank\u200D.com',
    'bаnk.com',
  ],
  ...[
    'evil.co.kg',
    'co.kg.com',
    'bücher.example',
    'пример.рф',
    'xn--bcher-kva',
    'www bank',
    '192.168.1.1',
    'https://x',
    'ｂａｎｋ．ｃｏｍ',
  ],
  ...[
    'a\nb',
    'a\u0000b',
    'a\u202Eb',
    'a\u2066b',
    'a\u200Bb',
    'a\u00ADb',
    'a\uFEFFb',
    'a\u2028b',
    'a\u3164b',
    'a\uE000b',
  ],
])('%j is an address, a link or a trick', (name) => {
  expect(isDisplayName(name)).toBe(false);
});

it.each([
  ['Example Co., Ltd.', 'Example Co. Ltd.'],
  ['示例，有限公司', '示例 有限公司'],
  [' Corner   Shop ', 'Corner Shop'],
  ['"Evil" <ceo@bank.com>', ''],
  ['Your account is locked visit evil.com', ''],
])('shows the name %j, which was given for another purpose, as %j', (given, shown) => {
  expect(toDisplayName(given)).toBe(shown);
});

it('makes one bounded line of any text, and leaves a whole one as it is', () => {
  expect(toHeaderText('Order\r\nBcc: a@b.example\u2028\u202E end \u0000')).toBe('Order Bcc: a@b.example end');
  expect(toHeaderText('👩‍👩‍👧: Müller & Söhne <3')).toBe('👩‍👩‍👧: Müller & Söhne <3');
  expect([...toHeaderText('😀'.repeat(1_000))]).toHaveLength(250);
});
