import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError: describe } = getConfig();

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 4000,
  getElementError: createError,
});

function createError(message: string | null, container: Element) {
  const error = new ElementError(message, container);
  // A report shows the line of the test, not this one.
  Error.captureStackTrace(error, createError);
  return error;
}

/**
 * Each try of something that is waited for fails with an error, of which only the last is read. Printing a large document takes
 * longer than the try, so that it is done by who reads the message.
 */
class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
  readonly #describe: () => string;

  constructor(message: string | null, container: Element) {
    super();
    this.#describe = () => describe(message, container).message;
  }

  override get message(): string {
    return this.#describe();
  }
}
