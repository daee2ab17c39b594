/** The only markup that code may write: an empty document in standards mode, for a new frame. */
export const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';
