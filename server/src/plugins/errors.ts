import { CODE } from '@tracking-console/contract/envelope';
import { RELEASE_ROOT } from '@tracking-console/contract/releaseNames';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { errorPage } from '../documents/errorPage.ts';
import { requestLanguage } from '../documents/requestLanguage.ts';
import { textsOf } from '../documents/texts.ts';
import type { Services } from '../services.ts';
import { isDatabaseAway } from './databaseAway.ts';
import { refusal, refusalFor } from './envelope.ts';
import { HEADERS } from './headers.ts';
import { problem } from './problems.ts';

const UNAVAILABLE = 'The service is not available at the moment.';
const MISSING = 'There is nothing at this address.';

/** Every failure leaves in an envelope, or as a page where a person opened the address; its cause stays in the log. */
export function installErrors(app: App, { configuration }: Services): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseAway(error)) {
      request.log.warn({ cause: error.message }, 'the database does not answer');
      reply.code(503).header('retry-after', '2');
      return answer(request, reply, 'unavailable', UNAVAILABLE);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(refusalFor(request, CODE.failed, error.message));
    request.log.error({ err: error }, 'a request failed');
    reply.code(status);
    return answer(request, reply, 'unavailable', 'Something went wrong.');
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
export function answerUnreadableAddress(_error: FastifyError, _request: unknown, reply: FastifyReply): void {
  reply.code(400).headers(HEADERS).send(refusal(CODE.failed, 'The address cannot be read.'));
}

/** A module that is missing is never answered with a page: a browser could take it for the module. */
function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/app/') && (headers.accept ?? '').includes('text/html');
}
