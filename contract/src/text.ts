import { Type } from 'typebox';

/** Control characters, further line breaks, and what turns the direction of the text around it. */
const NOT_IN_LINE = '\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069';
const LINE = `^[^${NOT_IN_LINE}]*$`;
const NAME = `^(?=.*\\S)[^${NOT_IN_LINE}]*$`;
const LINES = '^([^\\p{Cc}]|[\\t\\n\\r])*$';

interface Described {
  /** For the API's reference. */
  description?: string;
}

/** Text of one line, such as an e-mail address or a tag. */
export const Line = (maxLength: number, options: Described = {}) =>
  Type.String({ maxLength, pattern: LINE, ...options });

/** A line that has more than spaces. */
export const Name = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength, pattern: NAME });

/** Text that may have line breaks. */
export const Lines = (maxLength: number, options: Described = {}) =>
  Type.String({ maxLength, pattern: LINES, ...options });

const line = new RegExp(LINE, 'u');
const lines = new RegExp(LINES, 'u');
export const isLine = (text: string): boolean => line.test(text);
export const isLines = (text: string): boolean => lines.test(text);

/** One address: what a mail program would take for a list or a header is none. */
export const EmailAddress = Type.String({
  maxLength: 250,
  pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$",
});
