import * as fc from 'fast-check';
import { toCamelCase, toSnakeCase } from './keyConversion.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const camel = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map(([first = '', ...rest]) => first + rest.map((part) => part[0]?.toUpperCase() + part.slice(1)).join(''));
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(camel, tie('value')),
  ),
})).value;

it('CA-3 SC-20 comes back unchanged after a round trip', () => {
  fc.assert(fc.property(data, (value) => expect(toCamelCase(toSnakeCase(value))).toEqual(value)));
});

it('CA-3 SC-20 leaves Object.prototype alone whatever the keys', () => {
  toCamelCase(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a_b":1}'));
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(toCamelCase(JSON.parse('{"__proto__":1,"prototype":2,"constructor":3,"kept_key":4}'))).toEqual({ keptKey: 4 });
});

it('CA-3 SC-20 refuses colliding keys and bottomless data', () => {
  expect(() => toCamelCase({ a_b: 1, aB: 2 })).toThrow('Two keys of the data become "aB".');
  let deep: unknown = 1;
  for (let level = 0; level < 22; level++) deep = { deep };
  expect(() => toCamelCase(deep)).toThrow('nested deeper than 20 levels');
});

it('CA-3 SA-1 converts what an application in a frame hands over, an object of another realm', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { Object: OtherObject } = frame.contentWindow as Window & typeof globalThis; // a frame of this origin
  const handed = Object.assign(new OtherObject(), { carrierCode: 1 });
  expect(handed).not.toBeInstanceOf(Object);
  expect(toSnakeCase(handed)).toEqual({ carrier_code: 1 });
  frame.remove();
});
