import { airWaybillsIn, readAirWaybill } from './airWaybillNumber.ts';

it.each([
  ['020-12345675', '020-12345675', '020'],
  ['02012345675', '020-12345675', '020'],
  ['176 – 0000 0000', '176-00000000', '176'],
  ['  157-87654324 ', '157-87654324', '157'],
])('PG-10e reads %s', (text, number, prefix) => {
  expect(readAirWaybill(text)).toEqual({ number, prefix, problem: null, corrected: null });
});

it.each([
  ['020-12345670', '020-12345675'],
  ['17600000007', '176-00000000'],
  ['999-99999999', '999-99999992'],
])('PG-10a suggests the last digit of %s', (text, corrected) => {
  expect(readAirWaybill(text)).toMatchObject({ problem: 'checkDigit', corrected });
});

it.each(['', '020', '020-1234567', '020-123456755', '020-1234567A', '٠٢٠-١٢٣٤٥٦٧٥', '0-2012345675'])(
  'PG-10e reads no number in %p',
  (text) => {
    expect(readAirWaybill(text)).toMatchObject({ prefix: '', problem: 'format', corrected: null });
  },
);

it('PG-10a takes one a line, and each once', () => {
  const text = '020-12345675\n02012345675, 176-00000000;\n\n  nonsense';
  expect(airWaybillsIn(text).map(({ number }) => number)).toEqual(['020-12345675', '176-00000000', 'nonsense']);
});
