import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../../testing/furtherIt.ts';
import { returnAddress } from './returnAddress.ts';

const HOSTS = {
  origins: ['https://console.example.com', 'http://localhost:9000'],
  returnHosts: ['www.example.com'],
};
const OWN = 'https://console.example.com';

it.each([
  ['/buyer/shipment?page=2#top', '/buyer/shipment?page=2#top'],
  ['https://console.example.com/api/dashboard', '/api/dashboard'],
  ['http://localhost:9000/buyer', '/buyer'],
  ['https://www.example.com/en', 'https://www.example.com/en'],
])('RT-10 returns to %s', (gb, expected) => {
  expect(returnAddress(gb, HOSTS)).toBe(expected);
});

it.each([
  undefined,
  '',
  'https://evil.test/',
  'http://www.example.com/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:\\\\evil.test',
  'https://console.example.com//evil.test',
  'https://console.example.com/\\evil.test',
  'https://console.example.com@evil.test',
  'https://console.example.com:443@evil.test/',
  'https://user@console.example.com/buyer',
  'https://console.example.com.evil.test',
  'https://evilconsole.example.com',
  'https://console.example.com%2eevil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.test',
  '/\n/evil.test',
  '\u0000//evil.test',
  'https:evil.test',
  'ftp://console.example.com/',
  'blob:https://console.example.com/1',
  `/${'a'.repeat(2048)}`,
])('SC-6 does not follow %j', (gb) => {
  const address = returnAddress(gb, HOSTS);
  expect(new URL(address, OWN).origin).toBe(OWN);
  expect(['/', '/evil.test']).toContain(address);
});

it('SC-6 never leads anywhere else, whatever the address looks like', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '@', ':', '.', '?', '#', '%2f', '%5c', '\t', '\n', ' ', 'https:', 'javascript:', 'evil.test'],
    ...[
      'console.example.com',
      'www.example.com',
      'localhost:9000',
      'http:',
      'data:',
      '\u0000',
      '..',
      '。',
      '／',
      'buyer',
    ],
  );
  const allowed = [OWN, 'https://www.example.com'];
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(hostile, (gb) => {
      const address = returnAddress(gb, HOSTS);
      // The browser resolves the Location header against the page it is on.
      return allowed.includes(new URL(address, OWN).origin);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
