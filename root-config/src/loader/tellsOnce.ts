import { NO_FILE } from './forgetting.ts';

/**
 * F-4, F-5: a file that cannot be parsed fails its import, and that failure is reported with the application's name. The
 * browser's own event of it, heard after the loader has, would be a second report of one fault.
 */
export function tellsOnce(page: Pick<Window, 'addEventListener'>) {
  page.addEventListener('error', (event) => {
    if (isParseError(event.error) || event.filename === NO_FILE) event.stopImmediatePropagation();
  });
}

/** Thrown by the parser and not by code: no line of code stands in its stack. */
const isParseError = (error: unknown) => error instanceof SyntaxError && !/\n\s+at |@/.test(error.stack ?? '');
