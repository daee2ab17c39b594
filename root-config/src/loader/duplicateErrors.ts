import { NO_FILE } from './deleteFailed.ts';

/**
 * A file that cannot be parsed fails its import, which is reported with the application's name. The browser's own event
 * for it would be a second report of one fault, so it is stopped after the loader's listener.
 */
export function dropDuplicateErrors(page: Pick<Window, 'addEventListener'>) {
  page.addEventListener('error', (event) => {
    if (isParseError(event.error) || event.filename === NO_FILE) event.stopImmediatePropagation();
  });
}

/** Thrown by the parser and not by code: its stack has no line of code. */
const isParseError = (error: unknown) => error instanceof SyntaxError && !/\n\s+at |@/.test(error.stack ?? '');
