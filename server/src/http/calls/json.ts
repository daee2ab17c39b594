import { errorCodes, type FastifyBodyParser } from 'fastify';
import type { App } from '../app.ts';

/** Half of a UTF-16 pair, as JSON writes it: UTF-8 has no such text. */
const LONE_SURROGATE =
  /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F][\da-fA-F]{2})|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}/;

/** Refuses bytes that are not UTF-8 instead of replacing them. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Bodies are JSON; an empty one (a call without parameters) reads as {}. Text and forms are answered 415. */
export function installJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, readJson(app));
}

/** Makes the parser of a JSON body, which refuses text that PostgreSQL could not keep. */
export function readJson(app: Pick<App, 'getDefaultJsonParser'>): FastifyBodyParser<Buffer> {
  // A body with a __proto__ or constructor key is refused, not cleaned.
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const text = decode(body);
    if (text === undefined || !isStorable(text)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    if (text.trim() === '') return done(null, {});
    parse(request, text, done);
  };
}

function decode(body: Buffer): string | undefined {
  try {
    return UTF8.decode(body);
  } catch {
    return undefined;
  }
}

function isStorable(text: string): boolean {
  if (!text.includes('\\u')) return true;
  // Text after an escaped backslash is not an escape.
  const escapes = text.replaceAll('\\\\', '  ');
  return !escapes.includes('\\u0000') && !LONE_SURROGATE.test(escapes);
}
