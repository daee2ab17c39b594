import type { IncomingMessage } from 'node:http';
import { MAX_RECEIPT, MAX_RECEIPTS } from '@tracking-console/contract/orders/offlineConstants';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { readJson } from '../../http/calls/json.ts';
import { checkLength, readBody } from '../../http/calls/readBody.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a call that came as a form. */
    formFiles: readonly Buffer[];
  }
}

/** Receipts of the allowed size, and the form's overhead; more is not read. One too many is refused at its field. */
export const MAX_FORM = (MAX_RECEIPTS + 1) * MAX_RECEIPT + 65_536;
/** One more than allowed, so that too many can be reported. */
const MOST_FILES = MAX_RECEIPTS + 1;

const unreadable = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** Makes the parser of a call as a form: the wrapper in the field `call`, files in fields `receipt`. */
export function readForm(app: Pick<App, 'getDefaultJsonParser'>) {
  const parse = readJson(app);
  return async (request: FastifyRequest, payload: IncomingMessage): Promise<unknown> => {
    const call = await readParts(request, payload);
    return new Promise((resolve, reject) => {
      parse(request, Buffer.from(call), (error, body) => (error ? reject(error) : resolve(body)));
    });
  };
}

/** Keeps the files, and answers with the text of the call. */
async function readParts(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  checkLength(payload, MAX_FORM);
  const bytes = await readBody(payload, MAX_FORM);
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable('The form cannot be read.');
  });
  const call = form.get('call');
  const files = form.getAll('receipt').slice(0, MOST_FILES);
  if (typeof call !== 'string' || files.some((file) => typeof file === 'string'))
    throw unreadable('The form lacks its call, or a receipt is no file.');
  request.formFiles = await Promise.all((files as File[]).map(async (file) => Buffer.from(await file.arrayBuffer())));
  return call;
}
