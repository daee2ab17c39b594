import fc from 'fast-check';
import { isRounded } from '../values/roundedNumber.ts';
import { foundInText, numberInCell, numbersIn } from './numbersInText.ts';
import { isTrackingNumber, normalizeNumber } from './trackingNumbers.ts';

/** A number as carriers print it: at least eight letters and digits, one digit at the least. */
const trackingNumber = fc
  .tuple(fc.stringMatching(/^[A-Z]{0,2}$/), fc.stringMatching(/^[0-9]{8,30}$/), fc.stringMatching(/^[A-Z]{0,2}$/))
  .map((parts) => parts.join(''));
const separator = fc.constantFrom(
  '\n',
  '\r\n',
  ', ',
  ';',
  '\t',
  ' ',
  '  ',
  ' | ',
  '/',
  '、',
  '，',
  ' ; ',
  '\u3000',
  '\u00a0',
);

const LETTER = `
Dear customer,

your order #2026-118843 of 12 May 2026 has left our warehouse at 10:30.
Your parcel with UPS has the number 1Z 999 AA1 01 2345 6784, the second one RB 123 456 785 CN.
USPS: 9400 1000 0000 0000 0000 00. Follow it at https://example.com/track?id=YT2229521272164446.
Call us at +1 (555) 010-0199 or write to help@example.com. Total: 1,249.00 USD
`;

describe('numbersIn', () => {
  it('PG-1a finds every number whatever stands between them, each once, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(trackingNumber, separator), { maxLength: 45 }), (pairs) => {
        const text = pairs.map(([number, between]) => number + between).join('');
        expect(numbersIn(text)).toEqual([...new Set(pairs.map(([number]) => number))]);
      }),
    );
  });

  it('PG-2h joins the groups of a number that is written in groups, in whatever case', () => {
    expect(numbersIn('rb 123 456 785 cn')).toEqual(['RB123456785CN']);
    expect(numbersIn('9400 1000 0000 0000 0000 00')).toEqual(['9400100000000000000000']);
    expect(numbersIn('1Z 999 AA1 01 2345 6784\nRB123456785CN')).toEqual(['1Z999AA10123456784', 'RB123456785CN']);
    expect(numbersIn('RB 123456785 CN\nrb 12345678 5 cn')).toEqual(['RB123456785CN']);
    expect(numbersIn('99.34.123456.12345678')).toEqual(['993412345612345678']);
  });

  it.each([
    ['(00)340433836442636597', '00340433836442636597'],
    ['(00) 3 4043383 644263659 7', '00340433836442636597'],
    ['SSCC: (00)340433836442636597', '00340433836442636597'],
    ['(420)787459400111206206406260787', '420787459400111206206406260787'],
  ])('PG-2h reads %s with its application identifier as one number', (text, number) => {
    expect(numbersIn(text)).toEqual([number]);
    expect(numberInCell(text)).toBe(number);
  });

  it('PG-2h keeps the letters that begin a carrier’s numbers with them, and leaves out the carrier’s name', () => {
    expect(numbersIn('tba 100000000001, UPS 1Z999AA10123456784')).toEqual(['TBA100000000001', '1Z999AA10123456784']);
  });

  it('PG-1a leaves out the words around a number, and keeps what only looks too short', () => {
    expect(numbersIn('Your order no. RB123456785CN has left')).toEqual(['RB123456785CN']);
    expect(numbersIn('单号：RB123456785CN。您好 单号RB123456785CN')).toEqual(['RB123456785CN']);
    expect(numbersIn('RB123456785CN\nAB12')).toEqual(['RB123456785CN', 'AB12']);
  });

  it.each([
    'https://t.example.com/track?id=RB123456785CN',
    'Track it: https://www.track24.example/en/RB123456785CN/details?utm_campaign=20260512&order=88123456#top',
    'www.example.com/?u=https%3A%2F%2Ft.example%2F%3Fnums%3DRB123456785CN%26lang%3Den',
    't.example.com/track?id=RB123456785CN',
    'From: Shop <a.b12345678@example.com>, tel. +49 228 4333112. Your number: RB123456785CN, thank you!',
    'Tracking number,Carrier\nRB123456785CN,"China Post"\nTotal,10\n',
    'RB123456785CN\tBlue shoes, size 42\t1,249.00 USD\t2026-05-12',
    'Shipped RB123456785CN (3f2504e0-4f89-11d3-9a0c-0305e82c3301)',
  ])('PG-2f finds the number in %j and nothing else', (text) => {
    expect(numbersIn(text)).toEqual(['RB123456785CN']);
  });

  it('PG-2f reads the spaces of a link', () => {
    expect(numbersIn('https://t.example.com/?tLabels=9400+1000+0000+0000+0000+00')).toEqual(['9400100000000000000000']);
  });

  it.each(['HELLO', 'Total', 'TOTAL,SUM', 'not-a-number', 'Sendungsnummer', '运单号', 'номер', '- -'])(
    'PG-2h takes no word for a number: %s',
    (word) => {
      expect(numbersIn(word)).toEqual([]);
      expect(numberInCell(word)).toBeNull();
    },
  );

  it('PG-2h never yields what has no digit, and no word of a text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), (text) => {
        expect(numbersIn(text)).toEqual([]);
      }),
    );
  });

  it('PG-2h reads full-width letters, typographic hyphens and invisible marks as what they mean', () => {
    expect(numbersIn('ＲＢ１２３４５６７８５ＣＮ')).toEqual(['RB123456785CN']);
    expect(numbersIn('\ufeff020–12345675')).toEqual(['020-12345675']);
    expect(numbersIn('RB1234\u200b56785CN')).toEqual(['RB123456785CN']);
    expect(numbersIn('\u202aRB123456785CN\u202c')).toEqual(['RB123456785CN']);
  });

  it('PG-2h keeps a number that a spreadsheet has shortened in one piece, which is none', () => {
    const shortened = numbersIn('9.40011E+21\n9,40011E+21; RB123456785CN');
    expect(shortened).toEqual(['9.40011E+21', '9,40011E+21', 'RB123456785CN']);
    expect(shortened.map(isTrackingNumber)).toEqual([false, false, true]);
    expect(numbersIn('12345678,940011E5')).toEqual(['12345678', '940011E5']);
  });

  it('PG-2h yields letters, digits and hyphens alone from any text, and finds the same in its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const numbers = numbersIn(text);
        const whole = numbers.filter((number) => !isRounded(number));
        expect(whole.filter((number) => !/^(?=.*\d)[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/.test(number))).toEqual([]);
        expect(numbersIn(numbers.join('\n'))).toEqual(numbers);
      }),
    );
  });
});

describe('foundInText', () => {
  it('PG-2f finds the numbers of a letter, in one piece or in groups', () => {
    expect(foundInText(LETTER)).toEqual([
      '2026-118843',
      '1Z999AA10123456784',
      'RB123456785CN',
      '9400100000000000000000',
      'YT2229521272164446',
    ]);
  });

  it('PG-2f leaves prices, days, times and addresses of mail alone', () => {
    expect(foundInText('On 2026-05-12 at 10:30 we sent 1,249.00 USD to a.b1234567@example.com, room 12345.')).toEqual(
      [],
    );
  });

  it('PG-2f finds a number among any words, each once', () => {
    const words = fc.lorem({ maxCount: 12 });
    const number = fc.stringMatching(/^[A-Z]{2}[0-9]{9}[A-Z]{2}$/);
    fc.assert(
      fc.property(words, number, words, (before, wanted, after) => {
        expect(foundInText(`${before} ${wanted}, ${after} (${wanted}).`)).toEqual([wanted]);
        expect(numbersIn(`${before} ${wanted}, ${after} (${wanted}).`)).toEqual([wanted]);
      }),
    );
  });
});

describe('numberInCell', () => {
  it.each([
    ['RB123456785CN', 'RB123456785CN'],
    [' rb 123 456 785 cn ', 'RB123456785CN'],
    ['SF 1006285739126', 'SF1006285739126'],
    ['tba 100000', 'TBA100000'],
    ['="9400111206206406260787"', '9400111206206406260787'],
    ['UPS 1Z999AA10123456784', '1Z999AA10123456784'],
    ['https://t.example.com/track?id=RB123456785CN', 'RB123456785CN'],
  ])('PG-2f reads %s', (cell, number) => {
    expect(numberInCell(cell)).toBe(number);
  });

  it.each(['', 'Total', 'Total 10', 'Page 1 of 3', 'TOTAL: 10', 'AB12', '9.4E+21', 'RB123456785CN\nRB123456799CN'])(
    'PG-2f has no single number in %j',
    (cell) => {
      expect(numberInCell(cell)).toBeNull();
    },
  );
});

describe('a tracking number', () => {
  it('PG-2h is written in upper case and without spaces', () => {
    expect(normalizeNumber(' 1z 5r8\t939\u00a003575 67127\n')).toBe('1Z5R89390357567127');
    expect(normalizeNumber('ＲＲ１２３４５６７８５ＣＮ')).toBe('RR123456785CN');
  });

  it.each([
    ['ABC12', true],
    ['AB12', false],
    [`1${'A'.repeat(49)}`, true],
    [`1${'A'.repeat(50)}`, false],
    ['020-12345675', true],
    ['RB_123456', false],
    ['HELLO', false],
    ['HELLO-WORLD', false],
  ])('PG-2h is %s: %s', (text, expected) => {
    expect(isTrackingNumber(text)).toBe(expected);
  });
});
