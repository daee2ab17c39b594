/** Control characters, further line breaks, and what turns the direction of the text around it. */
const NOT_IN_LINE = '\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069';
export const LINE = `^[^${NOT_IN_LINE}]*$`;
export const NAME = `^(?=.*\\S)[^${NOT_IN_LINE}]*$`;
export const LINES = '^([^\\p{Cc}]|[\\t\\n\\r])*$';

const line = new RegExp(LINE, 'u');
const lines = new RegExp(LINES, 'u');
export const isLine = (text: string): boolean => line.test(text);
export const isLines = (text: string): boolean => lines.test(text);
