import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 4000,
  getElementError: createError,
});

function createError(message: string | null, container: Element) {
  const error = new ElementError(message, container);
  // Jest shows the first line of the stack that is not a library's: the test's, not this one.
  Error.captureStackTrace(error, createError);
  return error;
}

/**
 * A query that is waited for is tried many times, and each failed try creates an error. Printing a large document takes
 * longer than the query, so it is printed when the message is read: once, at the end.
 */
class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
  readonly #print: () => string;

  constructor(message: string | null, container: Element) {
    super();
    this.#print = () => getElementError(message, container).message;
  }

  override get message(): string {
    return this.#print();
  }
}
