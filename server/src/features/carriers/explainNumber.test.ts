import fc from 'fast-check';
import { explainNumber } from './explainNumber.ts';
import { generateNumber } from './generateNumber.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';

function partsOf(number: string) {
  const [best] = explainNumber(number);
  return best?.parts.map(({ text, meaning, detail }) => [text, meaning, detail]);
}

describe('explainNumber', () => {
  it('PG-1a explains a registered letter part by part, with what each digit counts for', () => {
    const [best, ...others] = explainNumber('RB123456785GB');
    expect(others).toEqual([]);
    expect(best).toMatchObject({ formatId: 's10', checkDigit: 'valid', expectedCheck: '5' });
    expect(best?.carrier.name).toBe('Royal Mail');
    expect(best?.parts).toEqual([
      { from: 0, text: 'RB', meaning: 'service', detail: 'Registered letter' },
      { from: 2, text: '12345678', meaning: 'serial', detail: null },
      { from: 10, text: '5', meaning: 'check', detail: null },
      { from: 11, text: 'GB', meaning: 'country', detail: 'GB' },
    ]);
    expect(best?.weights).toEqual([null, null, 8, 6, 4, 2, 3, 5, 9, 7, null, null, null]);
  });

  it('PG-1a tells which check digit would be right', () => {
    expect(explainNumber('RB123456786GB')).toMatchObject([{ checkDigit: 'wrong', expectedCheck: '5' }]);
    expect(explainNumber('YT2229521272164446')).toMatchObject([{ checkDigit: 'none', expectedCheck: null }]);
  });

  it('PG-1a names the sender, the service and the package of a parcel', () => {
    expect(partsOf('1Z5R89390357567127')).toEqual([
      ['1Z', 'mark', null],
      ['5R8939', 'shipper', null],
      ['03', 'service', 'Ground'],
      ['5756712', 'package', null],
      ['7', 'check', null],
    ]);
  });

  it('PG-1a reads where a label is going: a postal code, a country', () => {
    expect(partsOf('420787459400111206206406260787')).toEqual([
      ['420', 'mark', null],
      ['78745', 'postalCode', null],
      ['94', 'application', 'Online label'],
      ['001', 'service', null],
      ['112062', 'shipper', null],
      ['0640626078', 'package', null],
      ['7', 'check', null],
    ]);
    expect(partsOf('008182709980000020033350276C')).toEqual([
      ['0081827', 'postalCode', null],
      ['09980000020033', 'package', null],
      ['350', 'service', '8:30'],
      ['276', 'country', 'DE'],
      ['C', 'check', null],
    ]);
  });

  it('PG-1a counts the letter of an OnTrac number as the digit it stands for', () => {
    const [best] = explainNumber('C11031500001879');
    expect(best?.weights).toEqual([null, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, null]);
  });

  it('PG-1a has nothing to say of a shape nobody uses', () => {
    expect(explainNumber('HELLO-WORLD')).toEqual([]);
  });

  it('PG-1a leaves out no character and puts none of two meanings', () => {
    const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom(...NUMBER_FORMATS), draws, (format, stream) => {
        const number = generateNumber(format, () => Number(stream.next().value));
        const explanations = explainNumber(number);
        expect(explanations.map(({ formatId }) => formatId)).toContain(format.id);
        for (const { parts, weights } of explanations) {
          expect(parts.map(({ text }) => text).join('')).toBe(number);
          expect(parts.every(({ from, text }) => number.startsWith(text, from))).toBe(true);
          expect(weights).toHaveLength(number.length);
        }
      }),
    );
  });
});
