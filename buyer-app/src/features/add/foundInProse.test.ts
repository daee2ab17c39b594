import fc from 'fast-check';
import { foundInProse } from './foundInProse.ts';

const LETTER = `
Dear customer,

your order #2026-118843 of 12 May 2026 has left our warehouse at 10:30.
Your parcel with UPS has the number 1Z 999 AA1 01 2345 6784, the second one RB 123 456 785 CN.
USPS: 9400 1000 0000 0000 0000 00. Follow it at https://example.com/track?id=YT2229521272164446.
Call us at +1 (555) 010-0199 or write to help@example.com. Total: 1,249.00 USD
`;

describe('foundInProse', () => {
  it('PG-2f finds the numbers of a letter, in one piece or in groups', () => {
    expect(foundInProse(LETTER)).toEqual(
      expect.arrayContaining(['1Z999AA10123456784', 'RB123456785CN', '9400100000000000000000', 'YT2229521272164446']),
    );
  });

  it('PG-2f leaves prices, days, times and addresses of mail alone', () => {
    expect(foundInProse('On 2026-05-12 at 10:30 we sent 1,249.00 USD to a.b1234567@example.com, room 12345.')).toEqual(
      [],
    );
  });

  it('PG-2f finds a number among any words, each once', () => {
    const words = fc.lorem({ maxCount: 12 });
    const number = fc.stringMatching(/^[A-Z]{2}[0-9]{9}[A-Z]{2}$/);
    fc.assert(
      fc.property(words, number, words, (before, wanted, after) => {
        expect(foundInProse(`${before} ${wanted}, ${after} (${wanted}).`)).toEqual([wanted]);
      }),
    );
  });
});
