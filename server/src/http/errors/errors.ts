import { CODE } from '@tracking-console/contract/calls/envelope';
import { RELEASE_ROOT } from '@tracking-console/contract/releases/releaseNames';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config.ts';
import { errorPage } from '../../documents/errorPage.ts';
import { requestLanguage } from '../../documents/requestLanguage.ts';
import { textsOf } from '../../documents/texts.ts';
import type { App } from '../app.ts';
import { refusalFor } from '../calls/envelope.ts';
import { HEADERS } from '../headers/headers.ts';
import { failureOf } from './failure.ts';
import { problem } from './problems.ts';

const MISSING = 'There is nothing at this address.';
export const HTML = 'text/html; charset=utf-8';

/** Every failure is sent in an envelope; its cause stays in the log. A person gets a page for any refusal. */
export function installErrors(app: App, { configuration: { brand } }: { configuration: Configuration }): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, code, message } = failureOf(error, request, reply);
    return reply.code(status).send(refusalFor(request, code, message));
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(RELEASE_ROOT)) return problem(reply, 'notFound', MISSING);
    return reply.code(404).send(refusalFor(request, CODE.failed, MISSING));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (reply.statusCode < 400 || !isJson || !isOpenedByPerson(request)) return payload;
    reply.type(HTML).removeHeader('content-length');
    return errorPage(reply.statusCode, textsOf(requestLanguage(request)), brand);
  });
}

/** An address that cannot be decoded never reaches a route or a hook. */
export function createUnreadableAnswer({ brand }: Pick<Configuration, 'brand'>) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const message = 'The address cannot be read.';
    reply.code(400).headers(HEADERS);
    if (isOpenedByPerson(request))
      return reply.type(HTML).send(errorPage(400, textsOf(requestLanguage(request)), brand));
    if (request.url.startsWith(RELEASE_ROOT)) return problem(reply, 'invalid', message);
    return reply.send(refusalFor(request, CODE.failed, message));
  };
}

/** A missing module is never answered with a page: a browser could take it for the module. */
export const isOpenedByPerson = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) =>
  method === 'GET' && !url.startsWith('/app/') && acceptsPage(headers.accept);

/** Browsers send this only for navigations. */
export const acceptsPage = (accept = ''): boolean => accept.includes('text/html');
