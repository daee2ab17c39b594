import { CODE } from '@tracking-console/contract/envelope';
import { RELEASE_ROOT } from '@tracking-console/contract/releaseNames';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../config.ts';
import { errorPage } from '../documents/errorPage.ts';
import { requestLanguage } from '../documents/requestLanguage.ts';
import { textsOf } from '../documents/texts.ts';
import type { App } from './app.ts';
import { refusalFor } from './envelope.ts';
import { failureOf } from './failure.ts';
import { HEADERS } from './headers.ts';
import { problem } from './problems.ts';

const MISSING = 'There is nothing at this address.';

/** Every failure leaves in an envelope, or as a page where a person opened the address; its cause stays in the log. */
export function installErrors(app: App, { configuration }: { configuration: Configuration }): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message } = failureOf(error, request, reply);
    reply.code(status);
    if (status < 500) return reply.send(refusalFor(request, CODE.failed, message));
    return answer(request, reply, 'unavailable', message);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(RELEASE_ROOT)) return problem(reply, 'notFound', MISSING);
    reply.code(404);
    return answer(request, reply, 'missing', MISSING);
  });

  function answer(request: FastifyRequest, reply: FastifyReply, kind: 'missing' | 'unavailable', message: string) {
    if (!isOpenedByPerson(request)) return reply.send(refusalFor(request, CODE.failed, message));
    const texts = textsOf(requestLanguage(request));
    return reply.type('text/html; charset=utf-8').send(errorPage(kind, texts, configuration.brand));
  }
}

/** An address that cannot be decoded never reaches a route or a hook. */
export function answerUnreadableAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const message = 'The address cannot be read.';
  reply.code(400).headers(HEADERS);
  if (request.url.startsWith(RELEASE_ROOT)) return problem(reply, 'invalid', message);
  return reply.send(refusalFor(request, CODE.failed, message));
}

/** A module that is missing is never answered with a page: a browser could take it for the module. */
export function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/app/') && (headers.accept ?? '').includes('text/html');
}
