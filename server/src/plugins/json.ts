import type { App } from '../app.ts';

/** Bodies are JSON; an empty one (a call without parameters) reads as {}. Text and forms are answered 415. */
export function installJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  // A body with a __proto__ or constructor key is refused, not cleaned.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, {});
    parse(request, body, done);
  });
}
