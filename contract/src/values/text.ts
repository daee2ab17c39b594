import { Type } from 'typebox';
import { isDisplayName } from './displayNames.ts';
import { LINE, LINES, NAME } from './lines.ts';

interface Described {
  /** For the API's reference. */
  description?: string;
}

/** Text of one line, such as an e-mail address or a tag. */
export const Line = (maxLength: number, options: Described = {}) =>
  Type.String({ maxLength, pattern: LINE, ...options });

/** A line that has more than spaces. */
export const Name = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength, pattern: NAME });

/** How a customer is named to people who are not their own. */
export const DisplayName = (maxLength: number) =>
  Type.Refine(Line(maxLength), isDisplayName, () => 'must be a name, without an address or a link');

/** Text that may have line breaks. */
export const Lines = (maxLength: number, options: Described = {}) =>
  Type.String({ maxLength, pattern: LINES, ...options });

/** One address: what a mail program would take for a list or a header is none. */
export const EmailAddress = Type.String({
  maxLength: 250,
  pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$",
});
