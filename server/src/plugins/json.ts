import { errorCodes } from 'fastify';
import type { App } from '../app.ts';

/** The one character no text of PostgreSQL holds, as JSON writes it. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Bodies are JSON; an empty one (a call without parameters) reads as {}. Text and forms are answered 415. */
export function installJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  // A body with a __proto__ or constructor key is refused, not cleaned.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, {});
    if (NUL.test(body)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    parse(request, body, done);
  });
}
