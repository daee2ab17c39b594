import { LOG_BODY_BYTES } from '@tracking-console/contract/api/logConstants';

import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { readJson } from '../../../http/calls/json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The beginning of the body as it came, readable or not. */
    bodyStart: string;
  }
}

type Parsing = Pick<FastifyInstance, 'decorateRequest' | 'getDefaultJsonParser' | Parsers>;
type Parsers = 'removeAllContentTypeParsers' | 'addContentTypeParser';

/** Reads JSON and keeps how it began, for the log of calls. */
export function keepBody(app: Parsing): void {
  app.decorateRequest('bodyStart', '');
  const parse = readJson(app);
  const keepAndParse: FastifyBodyParser<Buffer> = (request, body, done) => {
    request.bodyStart = body.subarray(0, LOG_BODY_BYTES).toString();
    return parse(request, body, done);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, keepAndParse);
}
