/** The one piece of markup code may write: a document in standards mode with nothing in it. A frame begins with it. */
export const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';
