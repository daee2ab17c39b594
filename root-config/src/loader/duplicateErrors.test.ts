import { NO_FILE } from './deleteFailed.ts';
import { dropDuplicateErrors } from './duplicateErrors.ts';

const heard = jest.fn();

beforeAll(() => {
  dropDuplicateErrors(window);
  window.addEventListener('error', heard);
});

const parseError = () =>
  Object.assign(new SyntaxError('Unexpected end of input'), { stack: 'SyntaxError: Unexpected' });

it.each([
  ['a file that cannot be parsed', parseError(), 0],
  ['code that parses badly', new SyntaxError('Unexpected token in JSON'), 1],
  ['another error', new Error('x'), 1],
  ['no error at all', undefined, 1],
])('F-4 F-5 of %s others hear what they should', (_what, error, times) => {
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(heard).toHaveBeenCalledTimes(times);
});

it('F-4 what makes the loader forget is heard by nobody else', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: NO_FILE }));
  expect(heard).not.toHaveBeenCalled();
});
