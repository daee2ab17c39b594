/** Three digits of the airline, seven of the waybill, and a check digit. */
const SHAPE = /^(\d{3})-?(\d{8})$/;

export interface AirWaybillNumber {
  /** As it is written: 020-12345675. What cannot be read stays as it was given. */
  number: string;
  /** Of the airline; empty where the number cannot be read. */
  prefix: string;
  problem: 'format' | 'checkDigit' | null;
  /** With the last digit that belongs to the others, where another one was given. */
  corrected: string | null;
}

/** The remainder of the serial number by 7 is the last digit. */
export const airCheckDigit = (serial: string) => String(Number(serial.slice(0, 7)) % 7);

/** Copies from mails and sheets have spaces, and dashes of any kind. */
export function readAirWaybill(text: string): AirWaybillNumber {
  const plain = text.replace(/\p{Pd}/gu, '-').replace(/\s/g, '');
  const [, prefix = '', serial = ''] = SHAPE.exec(plain) ?? [];
  if (prefix === '') return { number: text.trim(), prefix, problem: 'format', corrected: null };
  const digit = airCheckDigit(serial);
  const isRight = serial.endsWith(digit);
  return {
    number: `${prefix}-${serial}`,
    prefix,
    problem: isRight ? null : 'checkDigit',
    corrected: isRight ? null : `${prefix}-${serial.slice(0, 7)}${digit}`,
  };
}

/** One a line, or separated by commas and semicolons; each once. */
export function airWaybillsIn(text: string): AirWaybillNumber[] {
  const found = text
    .split(/[\n,;\t]+/)
    .filter((part) => part.trim() !== '')
    .map(readAirWaybill);
  return [...new Map(found.map((waybill) => [waybill.number, waybill])).values()];
}
