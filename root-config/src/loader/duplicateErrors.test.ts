import { NO_FILE } from './deleteFailed.ts';
import { dropDuplicateErrors } from './duplicateErrors.ts';

const received = jest.fn();

beforeAll(() => {
  dropDuplicateErrors(window);
  window.addEventListener('error', received);
});

const parseError = () =>
  Object.assign(new SyntaxError('Unexpected end of input'), { stack: 'SyntaxError: Unexpected' });

it.each([
  ['a file that cannot be parsed', parseError(), 0],
  ['code that parses badly', new SyntaxError('Unexpected token in JSON'), 1],
  ['another error', new Error('x'), 1],
  ['no error at all', undefined, 1],
])('F-4 F-5 other listeners get %s as often as they should', (_what, error, times) => {
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(received).toHaveBeenCalledTimes(times);
});

it('F-4 the event that resets the loader is hidden from other listeners', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: NO_FILE }));
  expect(received).not.toHaveBeenCalled();
});
